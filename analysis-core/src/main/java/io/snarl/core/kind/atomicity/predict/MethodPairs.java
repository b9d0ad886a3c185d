package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.MethodSignature;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts unordered pairs of methods; a suite can have millions. */
final class MethodPairs {

    private final Map<MethodSignature, Integer> numbers = new HashMap<>();
    private final Map<Integer, BitSet> pairs = new HashMap<>();

    void add(MethodSignature method, MethodSignature other) {
        int number = numberOf(method);
        int otherNumber = numberOf(other);
        pairs.computeIfAbsent(Math.min(number, otherNumber), key -> new BitSet())
                .set(Math.max(number, otherNumber));
    }

    private int numberOf(MethodSignature method) {
        return numbers.computeIfAbsent(method, key -> numbers.size());
    }

    /** Returns how many there are. */
    long count() {
        return pairs.values().stream().mapToLong(BitSet::cardinality).sum();
    }

    /** Tells whether two methods are among them. */
    boolean contains(List<MethodSignature> methods) {
        Integer number = numbers.get(methods.get(0));
        Integer other = numbers.get(methods.get(1));
        return number != null
                && other != null
                && pairs.containsKey(Math.min(number, other))
                && pairs.get(Math.min(number, other)).get(Math.max(number, other));
    }
}
