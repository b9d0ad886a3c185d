package io.snarl.core.kind;

import io.snarl.core.finding.Cause;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Explains bugs by few causes.
 *
 * <p>Some bugs have only one cause, and these come first. Of the others, each has several causes of which each alone would explain it, and
 * the cause that explains most of them is taken, again and again. What is not connected by any cause is explained as if the other
 * were not there.
 */
public final class CauseCover {

    private final List<Set<Cause>> explanations;
    private final Map<Cause, List<Integer>> explained = new TreeMap<>();

    private CauseCover(List<Set<Cause>> explanations) {
        this.explanations = explanations;
    }

    /**
     * Takes causes that explain all.
     *
     * @param explanations for each bug the causes of which each alone explains it, one at least
     * @return for each cause that is taken the indexes of the bugs that it explains, of which each is there once
     */
    public static Map<Cause, List<Integer>> of(List<Set<Cause>> explanations) {
        return new CauseCover(explanations).cover();
    }

    private Map<Cause, List<Integer>> cover() {
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < explanations.size(); i++) {
            left.add(i);
        }
        Set<Cause> certain = new TreeSet<>();
        explanations.stream().filter(causes -> causes.size() == 1).forEach(certain::addAll);
        certain.forEach(cause -> take(cause, left));
        Optional<Cause> most = explainsMost(left);
        while (most.isPresent()) {
            take(most.get(), left);
            most = explainsMost(left);
        }
        return explained;
    }

    private Optional<Cause> explainsMost(List<Integer> left) {
        Map<Cause, Integer> counts = new HashMap<>();
        left.forEach(each -> explanations.get(each).forEach(cause -> counts.merge(cause, 1, Integer::sum)));
        return counts.keySet().stream()
                .min(Comparator.<Cause>comparingInt(cause -> -counts.get(cause))
                        .thenComparing(Comparator.naturalOrder()));
    }

    private void take(Cause cause, List<Integer> left) {
        List<Integer> by = left.stream()
                .filter(each -> explanations.get(each).contains(cause))
                .toList();
        left.removeAll(by);
        explained.put(cause, by);
    }
}
