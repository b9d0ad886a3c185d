package io.snarl.core.kind.endless;

import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Promise;
import io.snarl.core.kind.Trial;
import io.snarl.core.kind.TrialQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Tries each call once, and those that did not show anything a second time. */
final class EndlessTrials implements TrialQueue {

    private static final int MOST_TRIES = 2;

    private final Deque<Trial> next = new ArrayDeque<>();
    private final List<Attempt> shown = new ArrayList<>();

    EndlessTrials(List<EndlessCandidate> candidates) {
        candidates.forEach(candidate -> next.add(new Trial(candidate, candidate.planned())));
    }

    @Override
    public Optional<Promise> promise() {
        return next.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Promise(false, next.peek().candidate().attempts().size(), Promise.Severity.DEADLOCK));
    }

    @Override
    public int open() {
        return next.size();
    }

    @Override
    public Optional<Trial> next() {
        return Optional.ofNullable(next.poll());
    }

    @Override
    public void learn(Attempt attempt) {
        if (!attempt.bugs().isEmpty()) {
            shown.add(attempt);
        }
        List<Attempt> attempts = attempt.candidate().attempts();
        attempts.add(attempt);
        if (attempt.bugs().isEmpty() && attempts.size() < MOST_TRIES) {
            next.add(new Trial(attempt.candidate(), attempt.planned()));
        }
    }

    @Override
    public List<Attempt> best() {
        return shown;
    }
}
