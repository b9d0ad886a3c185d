package io.snarl.contract.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.outcome.ObservedValue.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObservedValueTest {

    @Test
    void sums_that_differ_by_the_order_of_their_parts_are_equal() {
        assertThat(number(0.1 + 0.2)).isEqualTo(number(0.3)).hasSameHashCodeAs(number(0.3));
        assertThat(ObservedValue.of(Sort.FLOAT, Float.toString(0.1f + 0.7f)))
                .isEqualTo(ObservedValue.of(Sort.FLOAT, "0.8"));
    }

    @Test
    void numbers_that_differ_by_more_are_not_equal() {
        assertThat(number(0.3)).isNotEqualTo(number(0.3000001)).isNotEqualTo(number(Double.NaN));
        assertThat(ObservedValue.of(Sort.LONG, "9007199254740993"))
                .isNotEqualTo(ObservedValue.of(Sort.LONG, "9007199254740992"));
    }

    @Test
    void elements_are_compared_in_the_same_way() {
        var one = new ObservedValue(Sort.LIST, "", List.of(number(0.1 + 0.2)));
        var other = new ObservedValue(Sort.LIST, "", List.of(number(0.3)));

        assertThat(one).isEqualTo(other);
    }

    private static ObservedValue number(double value) {
        return ObservedValue.of(Sort.DOUBLE, Double.toString(value));
    }
}
