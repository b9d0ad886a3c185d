package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.analysis.RunOutcome;
import io.snarl.gradle.internal.seed.SeedClasses;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides whether a traced run has failed: one usable test is enough.
 *
 * @param task the name of the task
 * @param suite the name of the seed suite
 * @param included the patterns of tests that the user has set
 * @param excluded the patterns of tests that the user has set to leave out
 * @param jvms what came of the JVMs
 */
public record TraceVerdict(
        String task, String suite, Set<String> included, Set<String> excluded, SeedJvmRunner.RunEnd jvms)
        implements RunVerdict {

    /** Returns the message for a suite without any class that could have a test. */
    public static String noClasses(String task, String suite) {
        return task + " has nothing to trace: the test suite '" + suite
                + "' has no test classes. Write a JUnit test in src/" + suite
                + "/java, or name a suite that has some by snarl.seedTests.suite.";
    }

    private String noTest() {
        if (!included.isEmpty()) {
            return SeedClasses.unknown(included, suite);
        }
        return task + " found no test to trace: the test classes hold none that JUnit runs, or "
                + (excluded.isEmpty()
                        ? ""
                        : "snarl.seedTests.exclude (" + String.join(", ", new TreeSet<>(excluded)) + "), ")
                + "tags, categories or filters leave all of them out. Write a JUnit test, "
                + (excluded.isEmpty() ? "" : "leave out fewer, ")
                + "or name another suite by snarl.seedTests.suite.";
    }

    @Override
    public Optional<String> failureOf(RunOutcome run, RuntimeException ofGradle) {
        if (run.usable() > 0) {
            return Optional.empty();
        }
        if (jvms.gaveUp() != null) {
            return Optional.of(jvms.gaveUp());
        }
        if (jvms.last().lost() > 0) {
            return Optional.of(nothingLeft());
        }
        if (ofGradle != null) {
            return Optional.empty();
        }
        return Optional.of(run.ended() == 0 ? noTest() : noPassedTest(run));
    }

    @Override
    public boolean isEnough(RunOutcome run) {
        return run.usable() > 0;
    }

    private String nothingLeft() {
        return task
                + " has no usable trace: the tests that have not failed were lost. See above for the reasons, and mend"
                + " the tests that are named there, or leave them out by snarl.seedTests.exclude.";
    }

    private String noPassedTest(RunOutcome run) {
        return task + " has no usable trace: none of the " + run.ended()
                + " seed tests passed, and only a test that passes can be a seed. See above for the reasons, and let at"
                + " least one of them pass.";
    }
}
