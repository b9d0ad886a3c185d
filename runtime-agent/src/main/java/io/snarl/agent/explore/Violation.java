package io.snarl.agent.explore;

import io.snarl.agent.control.CodePlace;
import io.snarl.agent.trial.Value;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What calls come to at the same time, again whenever the schedule is replayed, and in no order one after the other.
 *
 * @param kind what sort of it
 * @param outcome what was seen, without what differs from one execution to the next
 * @param exception the class of the exception that is thrown in no order, or null
 * @param message of this exception, or null
 * @param thread the position of the call that throws it, or -1 if it is thrown elsewhere or there is none
 * @param at where it is thrown, as far as the JDK and test tools are not concerned; or null
 * @param conflicts the accesses that did it
 * @param firstThread the number of the thread of the first call
 * @param replays how often it was replayed
 * @param count how many of the schedules that were tried showed it
 */
public record Violation(
        Kind kind,
        Map<String, Value> outcome,
        String exception,
        String message,
        int thread,
        CodePlace at,
        List<Conflict> conflicts,
        int firstThread,
        Path scheduleFile,
        Path interleavingFile,
        int replays,
        int count) {

    public Violation {
        conflicts = List.copyOf(conflicts);
    }

    /** The sorts of violations. */
    public enum Kind {
        /** An exception that no order throws. */
        CRASH,
        /** Values that no order gives. */
        NOT_LINEARIZABLE,
        /** The test fails, though it does in no order. */
        FAILURE
    }

    /** The same, which more schedules have shown, and of which less can be compared. */
    Violation with(Map<String, Value> newOutcome, int newCount) {
        return new Violation(
                kind,
                newOutcome,
                exception,
                message,
                thread,
                at,
                conflicts,
                firstThread,
                scheduleFile,
                interleavingFile,
                replays,
                newCount);
    }

    /** Whether only code of the test has raced, which the library has called back, and nothing of the library itself has. */
    boolean isOfTest() {
        return conflicts.stream().anyMatch(Conflict::isOfTest)
                && conflicts.stream().allMatch(conflict -> conflict.isOfTest() || conflict.isWeak());
    }

    /** Whether the JVM orders all accesses that did it, so that there is no data race among them. */
    boolean isWeak() {
        return !conflicts.isEmpty() && conflicts.stream().allMatch(Conflict::isWeak);
    }
}
