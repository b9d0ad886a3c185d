package io.snarl.core.fuzz;

import io.snarl.core.finding.Deadlock;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What running a concurrent test under the scheduler came to.
 *
 * @param id its class and method with parameters: {@code demo.CounterTest#increments()}
 * @param className the class that has it, if its engine names one
 * @param method the method that it is, if its engine names one
 * @param display its display name
 * @param kind what went wrong, such as {@code deadlock}
 * @param schedules how many schedules were tried
 * @param millis how long that took
 * @param strategy who chose the schedules, if any were tried
 * @param claim what has been shown, in one sentence, if any were tried
 * @param summary what went wrong or why it did not run, in one sentence
 * @param details who holds what and waits for what
 * @param schedule the file that makes the failure come back
 * @param interleaving the file with the failing execution as a table
 * @param remarks what else a user should know
 * @param deadlock the circle of threads if that is how it failed
 * @param collected what collecting its deadlocks has come to
 */
public record FuzzedTest(
        String id,
        Optional<String> className,
        Optional<String> method,
        String display,
        Outcome outcome,
        Optional<String> kind,
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
        Collected collected) {

    /** Copies the lists, so that a test never changes. */
    public FuzzedTest {
        details = List.copyOf(details);
        remarks = List.copyOf(remarks);
    }

    /** A test that did not fail by a circle of threads, and whose deadlocks were not collected. */
    public FuzzedTest(
            String id,
            Optional<String> className,
            Optional<String> method,
            String display,
            Outcome outcome,
            Optional<String> kind,
            int schedules,
            long millis,
            Optional<String> strategy,
            Optional<String> claim,
            Optional<String> summary,
            List<String> details,
            Optional<Path> schedule,
            Optional<Path> interleaving,
            List<String> remarks) {
        this(
                id,
                className,
                method,
                display,
                outcome,
                kind,
                schedules,
                millis,
                strategy,
                claim,
                summary,
                details,
                schedule,
                interleaving,
                remarks,
                Optional.empty(),
                Collected.NOTHING);
    }

    /** Returns the sentence that says most about the test: what went wrong if something did, else what has been shown. */
    public String sentence() {
        return summary.or(() -> claim).orElse("no reason was given");
    }

    /** What was found out about a test. */
    public enum Outcome {
        /** No schedule that was tried makes it fail. */
        PASSED,
        /** A schedule makes it fail, and did so again. */
        FAILED,
        /** It does what the scheduler cannot control, so nothing is known about it. */
        UNCONTROLLED,
        /** It failed under a schedule, and not when that was run again. */
        UNSTABLE,
        /** The schedule that was to be replayed does not fit it any more. */
        DIVERGED,
        /** The schedule that was to be replayed fits, and does not make it fail. */
        NOT_REPRODUCED,
        /** It is disabled or does not apply here. */
        NOT_RUN
    }
}
