package io.snarl.agent.explore;

import io.snarl.agent.trial.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What calls come to one after the other, in any order. What differs from one execution to the next though the order is the same
 * depends on something else, such as the time, and is left out of all comparisons.
 */
final class AllowedOutcomes {

    private final Map<List<Integer>, List<Map<String, Value>>> byOrder = new HashMap<>();
    private final List<Map<String, Value>> all = new ArrayList<>();
    private final Set<String> masked = new TreeSet<>();

    /** Takes note of what an execution in an order has come to. */
    void add(List<Integer> order, Map<String, Value> outcome) {
        List<Map<String, Value>> same = byOrder.computeIfAbsent(order, first -> new ArrayList<>());
        if (!same.isEmpty()) {
            mask(same.get(0), outcome);
        }
        if (!same.contains(outcome)) {
            same.add(outcome);
            all.add(outcome);
        }
    }

    private void mask(Map<String, Value> one, Map<String, Value> other) {
        Set<String> keys = new TreeSet<>(one.keySet());
        keys.addAll(other.keySet());
        keys.removeIf(key -> Objects.equals(one.get(key), other.get(key)));
        masked.addAll(keys);
    }

    boolean contains(Map<String, Value> outcome) {
        Map<String, Value> seen = unmasked(outcome);
        return all.stream().anyMatch(allowed -> unmasked(allowed).equals(seen));
    }

    /** Whether what was looked at has thrown an exception of this class in some order. */
    boolean contains(String key, Value exception) {
        return all.stream().anyMatch(allowed -> exception.equals(allowed.get(key)));
    }

    /** What can be compared, sorted by key. */
    Map<String, Value> unmasked(Map<String, Value> outcome) {
        Map<String, Value> seen = new TreeMap<>(outcome);
        seen.keySet().removeAll(masked);
        return seen;
    }

    boolean isMasked(String key) {
        return masked.contains(key);
    }

    Set<String> masked() {
        return masked;
    }

    /** All that are different in what can be compared. */
    List<Map<String, Value>> outcomes() {
        Set<Map<String, Value>> different = new LinkedHashSet<>();
        all.forEach(outcome -> different.add(unmasked(outcome)));
        return List.copyOf(different);
    }
}
