package io.snarl.agent.explore;

import io.snarl.agent.control.Circle;
import io.snarl.agent.trial.Value;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What looking for all deadlocks or violations of a test has come to.
 *
 * @param deadlocks in the order in which they were found, no two of them the same
 * @param sequential how the test fails if its threads run one after the other, or why nothing can be concluded from that; else null
 * @param otherFailures what else went wrong in some schedules
 * @param judged what its calls come to if that was looked at, else null
 */
public record Collected(List<Deadlock> deadlocks, String sequential, List<String> otherFailures, Judged judged) {

    public Collected {
        deadlocks = List.copyOf(deadlocks);
        otherFailures = List.copyOf(otherFailures);
    }

    /** One in which nobody has looked at what calls come to. */
    public Collected(List<Deadlock> deadlocks, String sequential, List<String> otherFailures) {
        this(deadlocks, sequential, otherFailures, null);
    }

    /**
     * What the parallel calls of a test come to.
     *
     * @param outcomes one after the other, in any order, each by the keys of what was looked at
     * @param masked keys of what differs from one execution to the next
     * @param violations what they come to at the same time and in no order
     */
    public record Judged(List<Map<String, Value>> outcomes, List<String> masked, List<Violation> violations) {

        public Judged {
            outcomes = List.copyOf(outcomes);
            masked = List.copyOf(masked);
            violations = List.copyOf(violations);
        }
    }

    /**
     * A deadlock that comes back whenever its schedule is replayed.
     *
     * @param replays how often it was
     */
    public record Deadlock(Circle circle, Path scheduleFile, Path interleavingFile, int replays) {}
}
