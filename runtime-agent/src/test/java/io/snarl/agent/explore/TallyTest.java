package io.snarl.agent.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.control.Run;
import io.snarl.agent.schedule.Schedule;
import java.util.List;
import org.junit.jupiter.api.Test;

class TallyTest {

    private final Tally tally = new Tally();

    private static Run withChoices(int choices) {
        return new Run(null, new Schedule(List.of()), List.of(), List.of("main"), choices, true);
    }

    @Test
    void many_short_schedules_are_not_long() {
        for (int i = 0; i < 1000; i++) {
            tally.add(withChoices(50));
        }

        assertThat(tally.count()).isEqualTo(1000);
        assertThat(tally.isLong()).isFalse();
    }

    @Test
    void few_schedules_with_many_choices_are_long() {
        for (int i = 0; i < 4; i++) {
            tally.add(withChoices(30_000));
        }

        assertThat(tally.isLong()).isTrue();
    }
}
