package io.snarl.benchmark;

import java.util.Collection;
import java.util.List;
import java.util.function.ToLongFunction;

/** The middle of some measurements. */
final class Median {

    private Median() {}

    static <T> long of(Collection<T> measured, ToLongFunction<T> value) {
        List<Long> sorted = measured.stream().mapToLong(value).sorted().boxed().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
