package io.snarl.core.fuzz;

import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.outcome.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * What collecting the bugs of a test has come to; nothing if they were not collected.
 *
 * @param deadlocks in the order in which they were found, no two of them the same
 * @param sequential how the test fails if its threads run one after the other, if it does
 * @param otherFailures what else went wrong in some schedules, which is no verdict
 * @param outcomes what can be seen after the sequential orders of the threads, each different outcome once
 * @param masked keys of what differs from run to run, and is in none of the outcomes
 * @param violations in the order in which they were found
 */
public record Collected(
        List<ConfirmedDeadlock> deadlocks,
        Optional<String> sequential,
        List<String> otherFailures,
        List<Outcome> outcomes,
        List<String> masked,
        List<FoundViolation> violations) {

    /** What collecting nothing comes to. */
    public static final Collected NOTHING =
            new Collected(List.of(), Optional.empty(), List.of(), List.of(), List.of(), List.of());

    /** Copies the lists, so that it never changes. */
    public Collected {
        deadlocks = List.copyOf(deadlocks);
        otherFailures = List.copyOf(otherFailures);
        outcomes = List.copyOf(outcomes);
        masked = List.copyOf(masked);
        violations = List.copyOf(violations);
    }
}
