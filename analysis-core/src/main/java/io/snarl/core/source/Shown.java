package io.snarl.core.source;

import io.snarl.core.finding.Conflict;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.finding.Verdict;
import io.snarl.core.outcome.Observed;
import java.util.List;
import java.util.Optional;

/** What a test has shown, which decides on its name, its comment and what it asserts. */
public sealed interface Shown {

    /** The test has not run, and is to show deadlocks. */
    record Nothing() implements Shown {}

    /** The test has not run, and is to tell what can be seen when its threads have ended. */
    record OutcomeWanted() implements Shown {}

    /** The test deadlocks in these ways. */
    record Deadlocks(List<Deadlock> deadlocks) implements Shown {

        public Deadlocks {
            deadlocks = List.copyOf(deadlocks);
        }
    }

    /**
     * What can be seen when the threads have ended is what no sequential order of their calls gives.
     *
     * @param verdict {@link Verdict#CRASH} or {@link Verdict#NOT_LINEARIZABLE}
     * @param conflict the accesses that get in each other's way, if they are known
     * @param exception the binary name of the exception of a crash
     * @param allowed the values that the plan's observations have in some sequential order, one list for each different combination;
     *     empty if it is enough that neither a thread nor an observation throws
     * @param masked whether something else that could have been looked at was not, since it differs from run to run
     */
    record Violation(
            Verdict verdict,
            Optional<Conflict> conflict,
            Optional<String> exception,
            List<List<Observed>> allowed,
            boolean masked)
            implements Shown {

        public Violation {
            allowed = allowed.stream().map(List::copyOf).toList();
        }
    }
}
