package io.snarl.agent.explore.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private final AtomicLong clock = new AtomicLong(1000);

    @Test
    void time_runs_from_the_first_test_on_for_all_tests() {
        Budget budget = budget();
        clock.set(5000);
        Deadline first = budget.begin();
        clock.addAndGet(60);
        Deadline second = budget.begin();
        clock.addAndGet(39);

        assertThat(first.hasPassed()).isFalse();
        assertThat(second.hasPassed()).isFalse();
        clock.addAndGet(1);
        assertThat(first.hasPassed()).isTrue();
        assertThat(second.hasPassed()).isTrue();
        assertThat(second.spent()).isEqualTo(Duration.ofNanos(40));
    }

    @Test
    void expected_tests_share_the_time_and_get_what_others_leave() {
        Budget budget = budget();
        budget.expect(4);

        assertThat(budget.begin().share()).isEqualTo(25);
        clock.addAndGet(10);
        assertThat(budget.begin().share()).isEqualTo(30);
        clock.addAndGet(50);
        assertThat(budget.begin().share()).isEqualTo(20);
        assertThat(budget.begin().share()).isEqualTo(40);
        assertThat(budget.begin().share()).isEqualTo(40);
        clock.addAndGet(100);
        assertThat(budget.begin().hasPassed()).isTrue();
    }

    @Test
    void a_test_needs_a_schedule() {
        assertThatThrownBy(() -> new Budget(0, Duration.ofNanos(100)))
                .hasMessage("A test needs at least 1 schedule, not 0");
    }

    private Budget budget() {
        return new Budget(10, Duration.ofNanos(100), clock::get);
    }
}
