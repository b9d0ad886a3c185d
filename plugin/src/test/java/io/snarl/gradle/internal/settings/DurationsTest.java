package io.snarl.gradle.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {

    @ParameterizedTest
    @CsvSource({"90s, 90", "5m, 300", "1h30m, 5400", "PT5M, 300", "pt10s, 10", "P1D, 86400", "-5s, -5"})
    void duration_is_read_as_people_write_it(String text, long seconds) {
        assertThat(Durations.parse(text)).hasValue(Duration.ofSeconds(seconds));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "soon", "5 minutes", "m5"})
    void anything_else_is_no_duration(String text) {
        assertThat(Durations.parse(text)).isEmpty();
    }

    @Test
    void part_of_a_second_counts_as_a_whole_one() {
        assertThat(Durations.wholeSeconds(Duration.ofMillis(1))).isOne();
        assertThat(Durations.wholeSeconds(Duration.ofMillis(2000))).isEqualTo(2);
    }
}
