package io.snarl.core.synthesis;

import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.Candidate;
import io.snarl.core.kind.TrialQueue;
import java.util.List;

/** The search for bugs of one kind. */
record KindSearch(BugKind kind, List<? extends Candidate> candidates, TrialQueue queue) {

    /** Returns how many tests were run. */
    int tests() {
        return candidates.stream()
                .mapToInt(candidate -> candidate.attempts().size())
                .sum();
    }

    /** Returns the first test of each candidate that shows something. */
    List<Attempt> firstShown() {
        return candidates.stream()
                .flatMap(candidate -> candidate.attempts().stream()
                        .filter(attempt -> !attempt.bugs().isEmpty())
                        .limit(1))
                .toList();
    }
}
