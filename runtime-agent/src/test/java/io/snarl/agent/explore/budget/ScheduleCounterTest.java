package io.snarl.agent.explore.budget;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.contract.schedule.Schedule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleCounterTest {

    private final ScheduleCounter tally = new ScheduleCounter();

    private static ExecutionResult withChoices(int choices) {
        return new ExecutionResult(null, new Schedule(List.of()), List.of(), List.of("main"), choices, true);
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
