package io.snarl.agent.explore.violation;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.result.CollectedViolation;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A reproducible outcome of parallel calls that no sequential order of them has.
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
 */
record ObservedViolation(
        CollectedViolation.Kind kind,
        Map<String, ObservedValue> outcome,
        String exception,
        String message,
        int thread,
        CodePlace at,
        List<ConflictingAccesses> conflicts,
        int firstThread,
        Path scheduleFile,
        Path interleavingFile,
        int replays) {

    public ObservedViolation {
        conflicts = List.copyOf(conflicts);
    }

    /**
     * Returns it in the form of the results.
     *
     * @param compared what of the outcome can be compared
     * @param count how many of the schedules that were tried showed it
     */
    CollectedViolation told(Map<String, ObservedValue> compared, int count) {
        return new CollectedViolation(
                kind,
                ValueRedactor.of(compared),
                Optional.ofNullable(exception),
                Optional.ofNullable(message),
                thread,
                Optional.ofNullable(at),
                conflicts.stream().map(conflict -> conflict.told(firstThread)).toList(),
                isWeak(),
                isOfTest(),
                scheduleFile,
                interleavingFile,
                replays,
                count);
    }

    /** Returns whether only code of the test has raced, which the library has called back, and nothing of the library itself has. */
    boolean isOfTest() {
        return conflicts.stream().anyMatch(ConflictingAccesses::isOfTest)
                && conflicts.stream().allMatch(conflict -> conflict.isOfTest() || conflict.isWeak());
    }

    /** Returns whether the JVM orders all accesses that did it, so that there is no data race among them. */
    boolean isWeak() {
        return !conflicts.isEmpty() && conflicts.stream().allMatch(ConflictingAccesses::isWeak);
    }
}
