package io.snarl.agent.explore;

import io.snarl.agent.control.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** What a search for violations has come to. */
record ViolationResult(
        Found found,
        Tally tally,
        Deadline deadline,
        AllowedOutcomes allowed,
        DeadlockStore deadlocks,
        ViolationStore store,
        Set<String> otherFailures) {

    /**
     * The result.
     *
     * @param notJudged why nothing was concluded from what was seen, or null
     */
    Exploration of(String notJudged, boolean reusable, String stopped) {
        List<ViolationStore.Entry> confirmed = notJudged == null && store != null ? confirmed() : List.of();
        Outcome outcome = outcome(notJudged, confirmed);
        ViolationStore.Entry shown = confirmed.isEmpty() ? null : confirmed.get(0);
        DeadlockStore.Entry deadlock =
                deadlocks.confirmed().isEmpty() ? null : deadlocks.confirmed().get(0);
        return new Exploration(
                found.test(),
                outcome,
                tally.count(),
                deadline.spent(),
                found.strategy(),
                tally.schedules() + " tried: " + counted(confirmed.size()) + stopped + tally.restriction(),
                failure(outcome, shown, deadlock),
                shown != null
                        ? shown.violation.scheduleFile()
                        : deadlock == null ? null : deadlock.deadlock().scheduleFile(),
                shown != null ? shown.table : deadlock == null ? null : deadlock.table(),
                shown != null
                        ? shown.violation.interleavingFile()
                        : deadlock == null ? null : deadlock.deadlock().interleavingFile(),
                remarks(),
                reusable,
                new Collected(
                        deadlocks.confirmed().stream()
                                .map(DeadlockStore.Entry::deadlock)
                                .toList(),
                        notJudged,
                        List.copyOf(otherFailures),
                        new Collected.Judged(
                                allowed.outcomes(),
                                List.copyOf(allowed.masked()),
                                confirmed.stream()
                                        .map(entry -> entry.violation.with(
                                                allowed.unmasked(entry.violation.outcome()), entry.count))
                                        .toList())),
                0);
    }

    /** Without those that turned out later to be what some order gives. */
    private List<ViolationStore.Entry> confirmed() {
        return store.confirmed().stream()
                .filter(entry -> entry.violation.kind() == Violation.Kind.FAILURE
                        || !allowed.contains(entry.violation.outcome()))
                .toList();
    }

    private Outcome outcome(String notJudged, List<ViolationStore.Entry> confirmed) {
        if (!confirmed.isEmpty() || !deadlocks.confirmed().isEmpty()) {
            return Outcome.FAILED;
        }
        if (notJudged == null && unstable() != null) {
            return Outcome.UNSTABLE;
        }
        return tally.isMostlyUncontrolled() ? Outcome.UNCONTROLLED : Outcome.PASSED;
    }

    private Failure unstable() {
        Failure ofStore = store == null ? null : store.firstUnstable();
        return ofStore == null ? deadlocks.firstUnstable() : ofStore;
    }

    private Failure failure(Outcome outcome, ViolationStore.Entry shown, DeadlockStore.Entry deadlock) {
        return switch (outcome) {
            case FAILED -> shown != null ? shown.failure : deadlock.failure();
            case UNSTABLE -> unstable();
            case UNCONTROLLED -> tally.firstUncontrolled();
            default -> null;
        };
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>(deadlocks.remarks());
        Stream.of(store == null ? null : store.remark(), tally.uncontrolled() > 0 ? tally.remark() : null)
                .filter(Objects::nonNull)
                .forEach(remarks::add);
        return remarks;
    }

    private static String counted(int violations) {
        return violations == 0 ? "no violation" : violations == 1 ? "1 violation" : violations + " violations";
    }
}
