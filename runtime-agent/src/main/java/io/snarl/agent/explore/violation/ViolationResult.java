package io.snarl.agent.explore.violation;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.explore.budget.Deadline;
import io.snarl.agent.explore.budget.ScheduleCounter;
import io.snarl.agent.explore.deadlock.DeadlockStore;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.explore.result.FailureOrigin;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.CollectedViolation;
import io.snarl.contract.result.SequentialFailure;
import io.snarl.contract.result.TestOutcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Builds the result of a search for violations. */
record ViolationResult(
        FailureOrigin origin,
        ScheduleCounter counter,
        Deadline deadline,
        AllowedOutcomes allowed,
        DeadlockStore deadlocks,
        ViolationStore store,
        Set<String> otherFailures) {

    /**
     * Returns the result.
     *
     * @param notJudged why nothing was concluded from what was seen, or null
     */
    Exploration of(SequentialFailure notJudged, String stopped) {
        List<ViolationStore.StoredViolation> confirmed = notJudged == null && store != null ? confirmed() : List.of();
        TestOutcome outcome = outcome(notJudged, confirmed);
        ShownFailure shown = shown(confirmed);
        return new Exploration(
                origin.test(),
                outcome,
                counter.count(),
                deadline.spent(),
                origin.strategy(),
                counter.schedules() + " tried: " + counted(confirmed.size()) + stopped + counter.restriction(),
                failure(outcome, shown),
                shown.schedule,
                shown.interleaving,
                shown.interleavingFile,
                remarks(),
                new Collected(
                        deadlocks.confirmed().stream()
                                .map(DeadlockStore.StoredDeadlock::deadlock)
                                .toList(),
                        Optional.ofNullable(notJudged),
                        List.copyOf(otherFailures),
                        allowed.outcomes().stream().map(ValueRedactor::of).toList(),
                        List.copyOf(allowed.masked()),
                        confirmed.stream()
                                .map(entry ->
                                        entry.violation.told(allowed.unmasked(entry.violation.outcome()), entry.count))
                                .toList()),
                0);
    }

    /** The failure that stands for all of them, with its files; nothing but nulls if there is none. */
    private record ShownFailure(Failure failure, Path schedule, Interleaving interleaving, Path interleavingFile) {}

    private ShownFailure shown(List<ViolationStore.StoredViolation> confirmed) {
        if (!confirmed.isEmpty()) {
            ViolationStore.StoredViolation first = confirmed.get(0);
            return new ShownFailure(
                    first.failure,
                    first.violation.scheduleFile(),
                    first.interleaving,
                    first.violation.interleavingFile());
        }
        return deadlocks.confirmed().stream()
                .findFirst()
                .map(one -> new ShownFailure(
                        one.failure(),
                        one.deadlock().schedule(),
                        one.interleaving(),
                        one.deadlock().interleaving()))
                .orElse(new ShownFailure(null, null, null, null));
    }

    /** Returns the violations whose outcomes no sequential order has turned out to allow. */
    private List<ViolationStore.StoredViolation> confirmed() {
        return store.confirmed().stream()
                .filter(entry -> entry.violation.kind() == CollectedViolation.Kind.FAILURE
                        || !allowed.contains(entry.violation.outcome()))
                .toList();
    }

    private TestOutcome outcome(SequentialFailure notJudged, List<ViolationStore.StoredViolation> confirmed) {
        if (!confirmed.isEmpty() || !deadlocks.confirmed().isEmpty()) {
            return TestOutcome.FAILED;
        }
        if (notJudged == null && unstable() != null) {
            return TestOutcome.UNSTABLE;
        }
        return counter.isMostlyUncontrolled() ? TestOutcome.UNCONTROLLED : TestOutcome.PASSED;
    }

    private Failure unstable() {
        Failure ofStore = store == null ? null : store.firstUnstable();
        return ofStore == null ? deadlocks.firstUnstable() : ofStore;
    }

    private Failure failure(TestOutcome outcome, ShownFailure shown) {
        return switch (outcome) {
            case FAILED -> shown.failure;
            case UNSTABLE -> unstable();
            case UNCONTROLLED -> counter.firstUncontrolled();
            default -> null;
        };
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>(deadlocks.remarks());
        Stream.of(store == null ? null : store.remark(), counter.uncontrolled() > 0 ? counter.remark() : null)
                .filter(Objects::nonNull)
                .forEach(remarks::add);
        return remarks;
    }

    private static String counted(int violations) {
        return violations == 0 ? "no violation" : violations == 1 ? "1 violation" : violations + " violations";
    }
}
