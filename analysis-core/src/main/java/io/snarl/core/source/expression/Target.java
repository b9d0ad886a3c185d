package io.snarl.core.source.expression;

import io.snarl.core.source.resolve.Types;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The environment that sources are written for: package, test framework and language version.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param sourceLevel the version of the language, such as 8 or 17
 */
public record Target(String packageName, Framework framework, int sourceLevel) {

    private static final int FIRST_WITH_VAR = 10;
    private static final int FIRST_WITH_COLLECTION_FACTORIES = 9;

    /** The test framework. */
    public enum Framework {
        JUNIT_JUPITER(
                "junit-jupiter",
                "org.junit.jupiter.engine.JupiterTestEngine",
                "org.junit.jupiter.api.Test",
                "org.junit.jupiter.api.BeforeEach",
                "org.junit.jupiter.api.Assertions",
                ""),
        JUNIT_4(
                "junit-vintage",
                "org.junit.vintage.engine.VintageTestEngine",
                "org.junit.Test",
                "org.junit.Before",
                "org.junit.Assert",
                "public ");

        private final String engine;
        private final String engineClass;
        private final String annotation;
        private final String before;
        private final String assertions;
        private final String modifier;

        Framework(
                String engine,
                String engineClass,
                String annotation,
                String before,
                String assertions,
                String modifier) {
            this.engine = engine;
            this.engineClass = engineClass;
            this.annotation = annotation;
            this.before = before;
            this.assertions = assertions;
            this.modifier = modifier;
        }

        /**
         * Returns the framework for tests that are made of those of an engine: its own, or for engines of others, such as
         * Spock's, one that is there as well.
         */
        public static Optional<Framework> forTestsOf(String engine, Types types) {
            return Stream.of(values())
                    .filter(framework -> framework.engine.equals(engine))
                    .findFirst()
                    .or(() -> Stream.of(values())
                            .filter(framework ->
                                    types.find(framework.engineClass).isPresent())
                            .findFirst());
        }

        public String annotation() {
            return annotation;
        }

        /** Returns the annotation of what is done before each test. */
        public String before() {
            return before;
        }

        /** Returns the class that has {@code assertEquals} and its like. */
        public String assertions() {
            return assertions;
        }

        /** Returns what a class and its tests have to begin with. */
        public String modifier() {
            return modifier;
        }
    }

    public boolean hasVar() {
        return sourceLevel >= FIRST_WITH_VAR;
    }

    /** Tells whether there are {@code List.of} and its like. */
    public boolean hasCollectionFactories() {
        return sourceLevel >= FIRST_WITH_COLLECTION_FACTORIES;
    }
}
