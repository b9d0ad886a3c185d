package io.snarl.core.source;

import io.snarl.core.outcome.Observed;
import io.snarl.core.outcome.Observed.Sort;
import java.util.List;
import java.util.function.Predicate;

/**
 * Something that a test looks at, with the value that it has in each allowed outcome.
 *
 * @param mayThrow whether it is a call of the test itself, which ends by the exceptions among the values
 */
record Column(Sight sight, List<Observed> values, boolean mayThrow) {

    Column {
        values = List.copyOf(values);
    }

    boolean isConstant() {
        return values.stream().distinct().count() == 1;
    }

    Observed first() {
        return values.get(0);
    }

    boolean has(Sort sort) {
        return values.stream().anyMatch(value -> value.sort() == sort);
    }

    /** Tells whether a value, or an element of one at any depth, is such. */
    boolean hasDeep(Predicate<Observed> test) {
        return values.stream().anyMatch(value -> isDeep(value, test));
    }

    private static boolean isDeep(Observed value, Predicate<Observed> test) {
        return test.test(value) || value.elements().stream().anyMatch(element -> isDeep(element, test));
    }

    Column with(Sight other, List<Observed> otherValues) {
        return new Column(other, otherValues, mayThrow);
    }
}
