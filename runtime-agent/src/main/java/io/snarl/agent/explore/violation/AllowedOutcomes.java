package io.snarl.agent.explore.violation;

import io.snarl.contract.outcome.ObservedValue;
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
 * The outcomes of all sequential orders of the calls. What differs from one execution to the next though the order is the
 * same depends on something else, such as the time, and is left out of all comparisons.
 */
final class AllowedOutcomes {

    private final Map<List<Integer>, List<Map<String, ObservedValue>>> byOrder = new HashMap<>();
    private final List<Map<String, ObservedValue>> all = new ArrayList<>();
    private final Set<String> masked = new TreeSet<>();

    /** Adds the outcome of an execution in sequential order. */
    void add(List<Integer> order, Map<String, ObservedValue> outcome) {
        List<Map<String, ObservedValue>> same = byOrder.computeIfAbsent(order, first -> new ArrayList<>());
        if (!same.isEmpty()) {
            mask(same.get(0), outcome);
        }
        if (!same.contains(outcome)) {
            same.add(outcome);
            all.add(outcome);
        }
    }

    private void mask(Map<String, ObservedValue> one, Map<String, ObservedValue> other) {
        Set<String> keys = new TreeSet<>(one.keySet());
        keys.addAll(other.keySet());
        keys.removeIf(key -> Objects.equals(one.get(key), other.get(key)));
        masked.addAll(keys);
    }

    boolean contains(Map<String, ObservedValue> outcome) {
        Map<String, ObservedValue> seen = unmasked(outcome);
        return all.stream().anyMatch(allowed -> unmasked(allowed).equals(seen));
    }

    /** Returns whether what was looked at has thrown an exception of this class in some order. */
    boolean contains(String key, ObservedValue exception) {
        return all.stream().anyMatch(allowed -> exception.equals(allowed.get(key)));
    }

    /** Returns the part of an outcome that can be compared, sorted by key. */
    Map<String, ObservedValue> unmasked(Map<String, ObservedValue> outcome) {
        Map<String, ObservedValue> seen = new TreeMap<>(outcome);
        seen.keySet().removeAll(masked);
        return seen;
    }

    boolean isMasked(String key) {
        return masked.contains(key);
    }

    Set<String> masked() {
        return masked;
    }

    /** Returns all outcomes that differ in what can be compared. */
    List<Map<String, ObservedValue>> outcomes() {
        Set<Map<String, ObservedValue>> different = new LinkedHashSet<>();
        all.forEach(outcome -> different.add(unmasked(outcome)));
        return List.copyOf(different);
    }
}
