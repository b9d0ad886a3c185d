package io.snarl.agent.explore;

import io.snarl.agent.control.Circle;
import java.nio.file.Path;
import java.util.List;

/**
 * What looking for all deadlocks of a test has come to.
 *
 * @param deadlocks in the order in which they were found, no two of them the same
 * @param sequential how the test fails if its threads run one after the other; null if it does not
 * @param otherFailures what else went wrong in some schedules
 */
public record Collected(List<Deadlock> deadlocks, String sequential, List<String> otherFailures) {

    public Collected {
        deadlocks = List.copyOf(deadlocks);
        otherFailures = List.copyOf(otherFailures);
    }

    /**
     * A deadlock that comes back whenever its schedule is replayed.
     *
     * @param replays how often it was
     */
    public record Deadlock(Circle circle, Path scheduleFile, Path interleavingFile, int replays) {}
}
