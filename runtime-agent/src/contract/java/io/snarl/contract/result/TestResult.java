package io.snarl.contract.result;

import io.snarl.contract.bug.Deadlock;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The result of running a concurrent test under the scheduler.
 *
 * @param id its class and method with parameters: {@code demo.CounterTest#increments()}
 * @param className the class that has it, if its engine names one
 * @param method the method that it is, if its engine names one
 * @param display its display name
 * @param kind what went wrong
 * @param schedules how many schedules were tried
 * @param millis how long that took
 * @param strategy who chose the schedules, if any were tried
 * @param claim what has been shown, in one sentence, if any were tried
 * @param summary what went wrong or why it did not run, in one sentence
 * @param details who holds what and waits for what
 * @param schedule the file that makes the failure come back
 * @param interleaving the file with the failing execution
 * @param remarks what else a user should know
 * @param deadlock the cycle of threads if that is how it failed
 * @param replayed what came of a stored schedule if one was replayed
 * @param collected what collecting its bugs has come to
 */
public record TestResult(
        String id,
        Optional<String> className,
        Optional<String> method,
        String display,
        TestOutcome outcome,
        Optional<FailureKind> kind,
        int schedules,
        long millis,
        Optional<String> strategy,
        Optional<String> claim,
        Optional<String> summary,
        List<String> details,
        Optional<Path> schedule,
        Optional<Path> interleaving,
        List<String> remarks,
        Optional<Deadlock> deadlock,
        Optional<Replayed> replayed,
        Collected collected) {

    /** Copies the lists, so that a result never changes. */
    public TestResult {
        details = List.copyOf(details);
        remarks = List.copyOf(remarks);
    }

    /**
     * The result of replaying a stored schedule.
     *
     * @param schedule its file
     * @param reproduced how often the test failed in the stored way
     */
    public record Replayed(Path schedule, int reproduced) {}

    /** Returns the result of a test that was not run. */
    public static TestResult notRun(
            String id, Optional<String> className, Optional<String> method, String display, String reason) {
        return new TestResult(
                id,
                className,
                method,
                display,
                TestOutcome.NOT_RUN,
                Optional.empty(),
                0,
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.of(reason),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Collected.NOTHING);
    }

    /** Returns the sentence that says most about the test: what went wrong if something did, else what has been shown. */
    public String sentence() {
        return summary.or(() -> claim).orElse("no reason was given");
    }
}
