package io.snarl.gradle.internal;

import io.snarl.gradle.internal.analysis.RunOutcome;
import java.io.File;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides about a traced run: one test that can be used is enough, provided that nothing was lost.
 *
 * @param task the name of the task
 * @param traces where the traces are
 * @param suite the name of the seed suite
 * @param included the patterns of tests that the user has set
 * @param excluded the patterns of tests that the user has set to leave out
 */
public record TraceVerdict(String task, File traces, String suite, Set<String> included, Set<String> excluded)
        implements RunVerdict {

    @Override
    public String noClasses() {
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
        if (JvmEnd.cameTooEarly(run)) {
            return Optional.of(JvmEnd.in(run, ofGradle) + " " + kept(run) + " " + remedy(run));
        }
        if (run.usable() > 0 || ofGradle != null) {
            return Optional.empty();
        }
        return Optional.of(run.ended() == 0 ? noTest() : noPassedTest(run));
    }

    private String remedy(RunOutcome run) {
        return run.running().isEmpty()
                ? "Run " + task + " with --info to see what the JVM said."
                : "Mend that test or leave it out by snarl.seedTests.exclude, and run " + task + " again.";
    }

    private String kept(RunOutcome run) {
        return switch (run.usable()) {
            case 0 -> "No test had passed before.";
            case 1 -> "The trace of the one test that had passed before is kept in " + traces + ".";
            default ->
                "The traces of the " + run.usable() + " tests that had passed before are kept in " + traces + ".";
        };
    }

    private String noPassedTest(RunOutcome run) {
        return task + " has no usable trace: none of the " + run.ended()
                + " seed tests passed, and only a test that passes can be a seed. See above for the reasons, and let at"
                + " least one of them pass.";
    }
}
