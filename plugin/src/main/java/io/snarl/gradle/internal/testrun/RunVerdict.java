package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.analysis.RunOutcome;
import java.util.Optional;

/** Decides whether a run of tests has done its work, and explains what to do if it has not. */
public interface RunVerdict {

    /**
     * Returns why the run is a failure; empty if it is none.
     *
     * @param ofGradle what Gradle has to say against the run, or null
     */
    Optional<String> failureOf(RunOutcome run, RuntimeException ofGradle);

    /** Whether what Gradle has to say against the run does not matter. */
    default boolean isEnough(RunOutcome run) {
        return false;
    }
}
