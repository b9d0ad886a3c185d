package io.snarl.core.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.contract.outcome.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DistinguishingObservationsTest {

    private static final List<String> KEYS = List.of("size", "sum", "text");

    private static final ObservedValue NULL = ObservedValue.of(Sort.NULL, "");
    private static final ObservedValue FAILURE = ObservedValue.of(Sort.EXCEPTION, "java.util.NoSuchElementException");

    private static Outcome outcome(Object... keysAndValues) {
        Map<String, ObservedValue> values = new HashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            Object value = keysAndValues[i + 1];
            values.put((String) keysAndValues[i], value instanceof ObservedValue seen ? seen : number((int) value));
        }
        return new Outcome(values);
    }

    private static ObservedValue number(int value) {
        return ObservedValue.of(Sort.INT, String.valueOf(value));
    }

    @Test
    void one_thing_is_enough_if_its_value_is_never_allowed() {
        Outcome seen = outcome("size", 1, "sum", 3);
        List<Outcome> allowed = List.of(outcome("size", 2, "sum", 3), outcome("size", 3, "sum", 4));

        assertThat(DistinguishingObservations.of(seen, allowed, KEYS))
                .contains(new DistinguishingObservations(
                        List.of("size"), List.of(List.of(number(2)), List.of(number(3)))));
    }

    @Test
    void most_natural_of_several_is_taken() {
        Outcome seen = outcome("size", 1, "sum", 1);
        List<Outcome> allowed = List.of(outcome("size", 2, "sum", 2));

        assertThat(DistinguishingObservations.of(seen, allowed, List.of("sum", "size"))
                        .orElseThrow()
                        .keys())
                .containsExactly("sum");
    }

    @Test
    void things_that_are_allowed_by_themselves_may_not_be_together() {
        Outcome seen = outcome("size", 1, "sum", 0, "text", 5);
        List<Outcome> allowed =
                List.of(outcome("size", 0, "sum", 0, "text", 5), outcome("size", 1, "sum", 1, "text", 5));

        assertThat(DistinguishingObservations.of(seen, allowed, KEYS))
                .contains(new DistinguishingObservations(
                        List.of("size", "sum"), List.of(List.of(number(0), number(0)), List.of(number(1), number(1)))));
    }

    @Test
    void the_same_combination_is_allowed_once() {
        Outcome seen = outcome("size", 1);
        List<Outcome> allowed = List.of(outcome("size", 2, "sum", 1), outcome("size", 2, "sum", 2));

        assertThat(DistinguishingObservations.of(seen, allowed, KEYS)
                        .orElseThrow()
                        .allowed())
                .containsExactly(List.of(number(2)));
    }

    @Test
    void allowed_outcome_has_nothing_to_tell() {
        Outcome seen = outcome("size", 1, "sum", 2);

        assertThat(DistinguishingObservations.of(seen, List.of(seen, outcome("size", 2, "sum", 1)), KEYS))
                .isEmpty();
    }

    @Test
    void nothing_is_told_by_what_was_not_seen_in_every_order() {
        Outcome seen = outcome("size", 1, "sum", 2);
        List<Outcome> allowed = List.of(outcome("size", 1, "sum", 3), outcome("size", 1));

        assertThat(DistinguishingObservations.of(seen, allowed, KEYS)).isEqualTo(Optional.empty());
    }

    @Test
    void null_is_a_value_like_others() {
        Outcome seen = outcome("text", NULL);
        List<Outcome> allowed = List.of(outcome("text", ObservedValue.of(Sort.STRING, "a")));

        assertThat(DistinguishingObservations.of(seen, allowed, KEYS)
                        .orElseThrow()
                        .keys())
                .containsExactly("text");
        assertThat(DistinguishingObservations.of(allowed.get(0), List.of(seen), KEYS)
                        .orElseThrow()
                        .allowed())
                .containsExactly(List.of(NULL));
    }

    @Test
    void query_that_throws_cannot_be_compared() {
        Outcome seen = outcome("size", 1, "sum", FAILURE);
        List<Outcome> allowed = List.of(outcome("size", 1, "sum", 2));

        assertThat(DistinguishingObservations.of(seen, allowed, KEYS)).isEmpty();
        assertThat(DistinguishingObservations.of(allowed.get(0), List.of(seen), KEYS))
                .isEmpty();
    }

    @Test
    void call_of_a_thread_that_throws_or_returns_nothing_can() {
        ObservedValue first = ObservedValue.of(Sort.STRING, "a");
        ObservedValue nothing = ObservedValue.of(Sort.VOID, "");
        List<String> threads = List.of(Outcome.thread(0), Outcome.thread(1));
        Outcome seen = outcome(Outcome.thread(0), first, Outcome.thread(1), first);
        List<Outcome> allowed = List.of(
                outcome(Outcome.thread(0), first, Outcome.thread(1), FAILURE),
                outcome(Outcome.thread(0), FAILURE, Outcome.thread(1), first));

        assertThat(DistinguishingObservations.of(seen, allowed, threads).orElseThrow())
                .isEqualTo(new DistinguishingObservations(
                        threads, List.of(List.of(FAILURE, first), List.of(first, FAILURE))));
        assertThat(DistinguishingObservations.of(
                        outcome(Outcome.thread(0), nothing),
                        List.of(outcome(Outcome.thread(0), FAILURE)),
                        List.of(Outcome.thread(0))))
                .isPresent();
    }

    @Test
    void object_with_a_text_of_its_own_is_told_by_that() {
        Outcome seen = outcome("text", ObservedValue.of(Sort.OBJECT, "java.math.BigDecimal 1"));
        Outcome other = outcome("text", ObservedValue.of(Sort.OBJECT, "java.math.BigDecimal 2"));

        assertThat(DistinguishingObservations.of(seen, List.of(other), KEYS)).isPresent();
    }

    @Test
    void object_of_which_only_the_class_is_known_tells_nothing_not_even_in_a_list() {
        ObservedValue object = ObservedValue.of(Sort.OBJECT, "demo.Door");
        Outcome seen = outcome("text", object, "sum", new ObservedValue(Sort.LIST, "", List.of(object)));
        Outcome other = outcome("text", NULL, "sum", new ObservedValue(Sort.LIST, "", List.of()));

        assertThat(DistinguishingObservations.of(seen, List.of(other), KEYS)).isEmpty();
    }
}
