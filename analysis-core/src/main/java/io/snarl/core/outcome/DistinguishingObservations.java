package io.snarl.core.outcome;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The fewest observations that tell an outcome from all allowed ones.
 *
 * @param keys what to look at
 * @param allowed the values that these have in allowed outcomes, one list for each different combination
 */
public record DistinguishingObservations(List<String> keys, List<List<ObservedValue>> allowed) {

    /** Which values cannot be written down as what is expected. */
    private static final Set<ObservedValue.Sort> UNTOLD = EnumSet.of(
            ObservedValue.Sort.VOID,
            ObservedValue.Sort.OBJECT,
            ObservedValue.Sort.EXCEPTION,
            ObservedValue.Sort.HIDDEN);

    private static final int MOST_KEYS = 3;

    public DistinguishingObservations {
        keys = List.copyOf(keys);
        allowed = allowed.stream().map(List::copyOf).toList();
    }

    /**
     * Finds it.
     *
     * @param keys what may be looked at, the most natural first
     * @return empty if the outcome is an allowed one as far as these tell
     */
    public static Optional<DistinguishingObservations> of(Outcome seen, List<Outcome> allowed, List<String> keys) {
        List<String> usable = keys.stream()
                .filter(key -> isTold(seen, key) && allowed.stream().allMatch(outcome -> isTold(outcome, key)))
                .toList();
        for (int size = 1; size <= MOST_KEYS; size++) {
            Optional<DistinguishingObservations> found = choose(seen, allowed, usable, 0, new ArrayList<>(), size);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<DistinguishingObservations> choose(
            Outcome seen, List<Outcome> allowed, List<String> keys, int from, List<String> chosen, int size) {
        if (chosen.size() == size) {
            Set<List<ObservedValue>> combinations = new HashSet<>();
            allowed.forEach(outcome -> combinations.add(values(outcome, chosen)));
            return combinations.contains(values(seen, chosen))
                    ? Optional.empty()
                    : Optional.of(new DistinguishingObservations(chosen, inOrder(combinations)));
        }
        for (int i = from; i < keys.size(); i++) {
            chosen.add(keys.get(i));
            Optional<DistinguishingObservations> found = choose(seen, allowed, keys, i + 1, chosen, size);
            if (found.isPresent()) {
                return found;
            }
            chosen.remove(chosen.size() - 1);
        }
        return Optional.empty();
    }

    private static List<ObservedValue> values(Outcome outcome, List<String> keys) {
        return keys.stream().map(outcome.values()::get).toList();
    }

    private static List<List<ObservedValue>> inOrder(Set<List<ObservedValue>> combinations) {
        return combinations.stream()
                .sorted(Comparator.comparing((List<ObservedValue> values) -> values.toString()))
                .toList();
    }

    /** A thread's call may end by an exception, or return nothing. */
    private static boolean isTold(Outcome outcome, String key) {
        ObservedValue value = outcome.values().get(key);
        boolean ofThread = key.equals(Outcome.thread(0)) || key.equals(Outcome.thread(1));
        return value != null
                && (isTold(value)
                        || ofThread
                                && (value.sort() == ObservedValue.Sort.VOID
                                        || value.sort() == ObservedValue.Sort.EXCEPTION));
    }

    /** An object is told by its text if it has one of its own. */
    private static boolean isTold(ObservedValue value) {
        boolean hasText =
                value.sort() == ObservedValue.Sort.OBJECT && value.text().contains(" ");
        return (hasText || !UNTOLD.contains(value.sort()))
                && value.elements().stream().allMatch(DistinguishingObservations::isTold);
    }
}
