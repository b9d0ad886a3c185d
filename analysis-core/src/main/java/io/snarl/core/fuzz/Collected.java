package io.snarl.core.fuzz;

import io.snarl.core.finding.ConfirmedDeadlock;
import java.util.List;
import java.util.Optional;

/**
 * What collecting the deadlocks of a test has come to; nothing if they were not collected.
 *
 * @param deadlocks in the order in which they were found, no two of them the same
 * @param sequential how the test fails if its threads run one after the other, if it does
 * @param otherFailures what else went wrong in some schedules, which is no verdict
 */
public record Collected(List<ConfirmedDeadlock> deadlocks, Optional<String> sequential, List<String> otherFailures) {

    static final Collected NOTHING = new Collected(List.of(), Optional.empty(), List.of());

    /** Copies the lists, so that it never changes. */
    public Collected {
        deadlocks = List.copyOf(deadlocks);
        otherFailures = List.copyOf(otherFailures);
    }
}
