package io.snarl.agent.explore.violation;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.outcome.ObservedValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AllowedOutcomesTest {

    private static final List<Integer> FORWARDS = List.of(0, 1);
    private static final List<Integer> BACKWARDS = List.of(1, 0);

    private final AllowedOutcomes allowed = new AllowedOutcomes();

    private static ObservedValue number(int value) {
        return new ObservedValue(ObservedValue.Sort.INT, String.valueOf(value), List.of());
    }

    @Test
    void outcome_of_any_order_is_allowed() {
        allowed.add(FORWARDS, Map.of("a", number(1)));
        allowed.add(BACKWARDS, Map.of("a", number(2)));

        assertThat(allowed.contains(Map.of("a", number(1)))).isTrue();
        assertThat(allowed.contains(Map.of("a", number(2)))).isTrue();
        assertThat(allowed.contains(Map.of("a", number(3)))).isFalse();
        assertThat(allowed.masked()).isEmpty();
    }

    @Test
    void parts_of_two_orders_are_no_outcome_of_one() {
        allowed.add(FORWARDS, Map.of("a", number(1), "b", number(2)));
        allowed.add(BACKWARDS, Map.of("a", number(2), "b", number(1)));

        assertThat(allowed.contains(Map.of("a", number(1), "b", number(1)))).isFalse();
    }

    @Test
    void what_differs_in_the_same_order_is_not_compared() {
        allowed.add(FORWARDS, Map.of("a", number(1), "b", number(7)));
        allowed.add(FORWARDS, Map.of("a", number(1), "b", number(8)));

        assertThat(allowed.masked()).containsExactly("b");
        assertThat(allowed.contains(Map.of("a", number(1), "b", number(9)))).isTrue();
        assertThat(allowed.contains(Map.of("a", number(2), "b", number(7)))).isFalse();
        assertThat(allowed.outcomes()).containsExactly(Map.of("a", number(1)));
    }

    @Test
    void what_is_only_sometimes_there_is_not_compared() {
        allowed.add(FORWARDS, Map.of("a", number(1)));
        allowed.add(FORWARDS, Map.of("a", number(1), "b", number(8)));

        assertThat(allowed.masked()).containsExactly("b");
    }
}
