package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import java.util.List;
import java.util.function.Predicate;

/**
 * Something that a test observes, with its value in each allowed outcome.
 *
 * @param mayThrow whether it is a call of the test itself, which ends by the exceptions among the values
 */
record Column(Sight sight, List<ObservedValue> values, boolean mayThrow) {

    Column {
        values = List.copyOf(values);
    }

    boolean isConstant() {
        return values.stream().distinct().count() == 1;
    }

    ObservedValue first() {
        return values.get(0);
    }

    boolean has(Sort sort) {
        return values.stream().anyMatch(value -> value.sort() == sort);
    }

    /** Tells whether a value, or an element of one at any depth, is such. */
    boolean hasDeep(Predicate<ObservedValue> test) {
        return values.stream().anyMatch(value -> isDeep(value, test));
    }

    private static boolean isDeep(ObservedValue value, Predicate<ObservedValue> test) {
        return test.test(value) || value.elements().stream().anyMatch(element -> isDeep(element, test));
    }

    Column with(Sight other, List<ObservedValue> otherValues) {
        return new Column(other, otherValues, mayThrow);
    }
}
