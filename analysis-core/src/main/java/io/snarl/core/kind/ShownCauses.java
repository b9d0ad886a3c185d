package io.snarl.core.kind;

import io.snarl.core.finding.Cause;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The causes of the bugs that tests have shown so far. */
public final class ShownCauses {

    private final Set<Set<Cause>> shown = new HashSet<>();

    /** Takes note of what a test has shown. */
    public void learn(Attempt attempt) {
        attempt.bugs().stream()
                .map(attempt::causesOf)
                .filter(causes -> !causes.isEmpty())
                .forEach(shown::add);
    }

    /**
     * Tells whether all that is predicted of a candidate would have a cause that is known: whatever explains what was shown explains that
     * as well.
     *
     * @param predicted for each predicted bug the causes of which each alone would explain it
     */
    public boolean explain(List<Set<Cause>> predicted) {
        return !predicted.isEmpty()
                && predicted.stream().allMatch(causes -> shown.stream().anyMatch(causes::containsAll));
    }
}
