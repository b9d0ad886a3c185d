package io.snarl.core.source;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.core.finding.Verdict;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
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
     * @param thread the index of the thread whose call throws the exception of a crash, -1 if none does or it is not known which
     */
    record Violation(
            Verdict verdict,
            Optional<Conflict> conflict,
            Optional<String> exception,
            List<List<ObservedValue>> allowed,
            boolean masked,
            int thread)
            implements Shown {

        public Violation {
            allowed = allowed.stream().map(List::copyOf).toList();
        }

        /** A violation of which it is not known that the call of a thread throws. */
        public Violation(
                Verdict verdict,
                Optional<Conflict> conflict,
                Optional<String> exception,
                List<List<ObservedValue>> allowed,
                boolean masked) {
            this(verdict, conflict, exception, allowed, masked, -1);
        }

        /** What a user would call it. */
        enum Effect {
            CRASH,
            LOST_UPDATE,
            OTHER
        }

        Effect effect() {
            if (verdict == Verdict.CRASH) {
                return Effect.CRASH;
            }
            return conflict.filter(Conflict::isLostUpdate).isPresent() ? Effect.LOST_UPDATE : Effect.OTHER;
        }

        /** Returns the calls after the threads of which one throws the exception of a crash, none if a thread throws it. */
        List<Step> crashing(Plan plan) {
            return allowed.isEmpty() && thread < 0 ? plan.queries() : List.of();
        }

        /** Returns the thread whose call goes wrong, as far as that is known. */
        int disturbed() {
            return thread >= 0
                    ? thread
                    : conflict.map(found -> found.previous().thread()).orElse(0);
        }
    }
}
