package io.snarl.core.kind.deadlock;

import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Candidate;
import io.snarl.core.kind.Promise;
import io.snarl.core.kind.ShownCauses;
import io.snarl.core.kind.Trial;
import io.snarl.core.kind.TrialQueue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tries plans of all candidates until each has shown what it predicts, or has nothing left to try. */
final class DeadlockTrials implements TrialQueue {

    private final Map<Candidate, DeadlockProgress> all = new LinkedHashMap<>();
    private final List<DeadlockProgress> open;
    private final Set<Candidate> tried = new LinkedHashSet<>();
    private final ShownCauses shown = new ShownCauses();

    DeadlockTrials(List<DeadlockCandidate> candidates, DeadlockProgress.Tools tools) {
        candidates.forEach(candidate -> all.put(candidate, new DeadlockProgress(candidate, tools)));
        open = new ArrayList<>(all.values());
    }

    /** Those of which least was tried have most promise. */
    @Override
    public Optional<Promise> promise() {
        return first().map(progress ->
                new Promise(progress.isExplained(shown), progress.steps(), Promise.Severity.DEADLOCK));
    }

    @Override
    public int open() {
        return open.size();
    }

    @Override
    public Optional<Trial> next() {
        Optional<DeadlockProgress> first = first();
        while (first.isPresent()) {
            Optional<Trial> trial = first.get().next(shown);
            if (trial.isPresent()) {
                return trial;
            }
            open.remove(first.get());
            first = first();
        }
        return Optional.empty();
    }

    private Optional<DeadlockProgress> first() {
        return open.stream()
                .filter(progress -> !progress.isWaiting())
                .min(Comparator.<DeadlockProgress, Boolean>comparing(progress -> progress.isExplained(shown))
                        .thenComparingInt(DeadlockProgress::steps));
    }

    @Override
    public void learn(Attempt attempt) {
        all.get(attempt.candidate()).learn(attempt);
        shown.learn(attempt);
        tried.add(attempt.candidate());
    }

    /**
     * Returns the tests to keep: as few as show all deadlocks that were seen. Those with fewer threads come first; of those that show
     * as many, the shortest is taken, and of these the one that was tried first.
     */
    @Override
    public List<Attempt> best() {
        List<Attempt> attempts = tried.stream()
                .flatMap(candidate -> candidate.attempts().stream())
                .toList();
        Map<Attempt, Attempt> best = new HashMap<>();
        Set<List<String>> known = new HashSet<>();
        Optional<Attempt> next = mostNew(attempts, known);
        while (next.isPresent()) {
            best.put(next.get(), next.get().besides(known));
            known.addAll(next.get().signatures());
            next = mostNew(attempts, known);
        }
        return attempts.stream().filter(best::containsKey).map(best::get).toList();
    }

    private static Optional<Attempt> mostNew(List<Attempt> attempts, Set<List<String>> known) {
        return attempts.stream()
                .filter(attempt -> !known.containsAll(attempt.signatures()))
                .min(Comparator.<Attempt>comparingInt(
                                attempt -> attempt.planned().plan().threads().size())
                        .thenComparingLong(attempt -> -attempt.signatures().stream()
                                .filter(signature -> !known.contains(signature))
                                .count())
                        .thenComparingInt(
                                attempt -> attempt.planned().plan().setUp().size()));
    }
}
