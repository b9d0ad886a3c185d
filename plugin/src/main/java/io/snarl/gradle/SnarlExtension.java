package io.snarl.gradle;

import org.gradle.api.Action;
import org.gradle.api.tasks.Nested;

/** The {@code snarl} block of a build script. */
public interface SnarlExtension {

    /** Which classes are examined. */
    @Nested
    SubjectsSpec getSubjects();

    /** Which sequential tests are traced. */
    @Nested
    SeedTestsSpec getSeedTests();

    /** How concurrent tests are made from the traces. */
    @Nested
    SynthesisSpec getSynthesis();

    /** How the concurrent tests are run. */
    @Nested
    FuzzingSpec getFuzzing();

    /** Configures which classes are examined. */
    default void subjects(Action<? super SubjectsSpec> action) {
        action.execute(getSubjects());
    }

    /** Configures which sequential tests are traced. */
    default void seedTests(Action<? super SeedTestsSpec> action) {
        action.execute(getSeedTests());
    }

    /** Configures how concurrent tests are made from the traces. */
    default void synthesis(Action<? super SynthesisSpec> action) {
        action.execute(getSynthesis());
    }

    /** Configures how the concurrent tests are run. */
    default void fuzzing(Action<? super FuzzingSpec> action) {
        action.execute(getFuzzing());
    }
}
