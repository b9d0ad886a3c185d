package io.snarl.core.source;

/**
 * For what sources are written.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param sourceLevel the version of the language, such as 8 or 17
 */
public record Target(String packageName, Framework framework, int sourceLevel) {

    private static final int FIRST_WITH_VAR = 10;
    private static final int FIRST_WITH_COLLECTION_FACTORIES = 9;

    /** The test framework. */
    public enum Framework {
        JUNIT_4("org.junit.Test", "org.junit.Assert", "public "),
        JUNIT_JUPITER("org.junit.jupiter.api.Test", "org.junit.jupiter.api.Assertions", "");

        private final String annotation;
        private final String assertions;
        private final String modifier;

        Framework(String annotation, String assertions, String modifier) {
            this.annotation = annotation;
            this.assertions = assertions;
            this.modifier = modifier;
        }

        String annotation() {
            return annotation;
        }

        /** Returns the class that has {@code assertEquals} and its like. */
        String assertions() {
            return assertions;
        }

        /** Returns what a class and its tests have to begin with. */
        String modifier() {
            return modifier;
        }
    }

    boolean hasVar() {
        return sourceLevel >= FIRST_WITH_VAR;
    }

    /** Tells whether there are {@code List.of} and its like. */
    boolean hasCollectionFactories() {
        return sourceLevel >= FIRST_WITH_COLLECTION_FACTORIES;
    }
}
