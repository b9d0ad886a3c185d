package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.analysis.RunOutcome;
import java.io.File;
import java.util.List;
import java.util.Optional;

/**
 * Decides whether a run under the scheduler has failed: because a test has, or because nothing was found out.
 *
 * @param task the name of the task
 * @param suite the name of the seed suite
 * @param names by which tests were named on the command line
 * @param replay the schedule file or the directory of them that was replayed, or null
 * @param leftOut how many tests were left out because their findings are accepted
 * @param clean whether synthesis has looked and found no bug
 * @param ignoreFailures whether the user wants to go on though a test failed
 */
public record FuzzVerdict(
        String task, String suite, List<String> names, File replay, int leftOut, boolean clean, boolean ignoreFailures)
        implements RunVerdict {

    public FuzzVerdict {
        names = List.copyOf(names);
    }

    /** Returns the message for a suite without any class that could have a test. */
    public String noClasses() {
        return task + " has nothing to run: neither the test suite 'concurrentTest' nor '" + suite
                + "' has test classes. " + remedy();
    }

    private String noTest() {
        if (!names.isEmpty() && replay == null) {
            return "--tests is " + String.join(", ", names)
                    + ", which matches no test of the suites 'concurrentTest' and '"
                    + suite
                    + "'. Nothing was run, and what earlier runs have left is as it was. Allowed is a class, a method"
                    + " or a pattern, such as --tests TransferTest, --tests '*.TransferTest.opposite*'.";
        }
        return replay == null
                ? task + " found no test to run: the suite 'concurrentTest' has none, and no test of the suite '"
                        + suite + "' carries @Interleaved. " + remedy()
                : task + " found no test that " + replay + " could be replayed with: its test is in none of the suites"
                        + " 'concurrentTest' and '" + suite + "', or is left out by --tests. Replay it where the test"
                        + " is, or run " + task + " without --replay to get a new schedule.";
    }

    @Override
    public Optional<String> failureOf(RunOutcome run, RuntimeException ofGradle) {
        if (JvmExitMessage.cameTooEarly(run)) {
            return Optional.of(
                    JvmExitMessage.in(run, ofGradle) + " What was found out before is told above. Mend that test, or"
                            + " run the others by --tests; --info shows what the JVM said.");
        }
        if (ofGradle != null) {
            return Optional.empty();
        }
        if (run.ended() == 0) {
            return names.isEmpty() && (leftOut > 0 || clean) ? Optional.empty() : Optional.of(noTest());
        }
        if (run.usable() == 0) {
            return Optional.of(nothingFoundOut(run));
        }
        if (replay != null && run.usable() < run.ended() && !ignoreFailures) {
            return Optional.of((run.ended() - run.usable()) + " of the schedules in " + replay
                    + " could not be replayed: see above for the reasons.");
        }
        return run.failed() == 0 || ignoreFailures ? Optional.empty() : Optional.of(failed(run));
    }

    private String remedy() {
        return "Run synthesizeConcurrentTests first, write a JUnit test that starts threads in"
                + " src/concurrentTest/java, put @Interleaved on one in src/" + suite
                + "/java, or name one by --tests.";
    }

    private String nothingFoundOut(RunOutcome run) {
        return replay == null
                ? "Nothing was found out about " + tests(run.ended()) + ": see above for the reasons."
                : "The schedule " + replay
                        + " could not be replayed: see above for where it no longer fits and what was"
                        + " tried from there. If the bug is mended, delete it; else run " + task
                        + " without --replay and with more --schedules to look for a new one.";
    }

    private static String failed(RunOutcome run) {
        return run.failed() + " of " + tests(run.ended()) + " failed: see above for what happened, and for the command"
                + " that makes it happen again.";
    }

    private static String tests(int count) {
        return count == 1 ? "1 concurrent test" : count + " concurrent tests";
    }
}
