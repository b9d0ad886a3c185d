package io.snarl.core.source;

/**
 * For what sources are written.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param sourceLevel the version of the language, such as 8 or 17
 */
public record Target(String packageName, Framework framework, int sourceLevel) {

    private static final int FIRST_WITH_VAR = 10;

    /** The test framework. */
    public enum Framework {
        JUNIT_4("org.junit.Test", "public "),
        JUNIT_JUPITER("org.junit.jupiter.api.Test", "");

        private final String annotation;
        private final String modifier;

        Framework(String annotation, String modifier) {
            this.annotation = annotation;
            this.modifier = modifier;
        }

        String annotation() {
            return annotation;
        }

        /** Returns what a class and its tests have to begin with. */
        String modifier() {
            return modifier;
        }
    }

    boolean hasVar() {
        return sourceLevel >= FIRST_WITH_VAR;
    }
}
