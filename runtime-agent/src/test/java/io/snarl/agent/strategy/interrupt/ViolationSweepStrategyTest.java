package io.snarl.agent.strategy.interrupt;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.strategy.Execution;
import io.snarl.agent.strategy.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ViolationSweepStrategyTest {

    private static final int COUNTER = 0;
    private static final int HARMLESS = 9;
    private static final int LOCK = 0;
    private static final int NEVER = -1;

    /**
     * Two calls that do the same, started by the thread of a test. A thread begins with a step that does no harm: in the simulation it
     * is at its first one from the beginning, and not because it has come there.
     */
    private static Program twice(Consumer<Program> call) {
        Program program = new Program().thread().start(1).start(2);
        call.accept(program.startedThread().read(HARMLESS));
        call.accept(program.startedThread().read(HARMLESS));
        return program;
    }

    private static ViolationSweepStrategy sweep(Program program) {
        return sweep(program, new int[] {0, 1}, new int[] {1, 0});
    }

    private static ViolationSweepStrategy sweep(Program program, int[]... inWhichOrders) {
        List<InOrderStrategy> orders = new ArrayList<>();
        for (int[] order : inWhichOrders) {
            var inOrder = new InOrderStrategy(1, order);
            program.run(inOrder);
            orders.add(inOrder);
        }
        return new ViolationSweepStrategy(orders, 1);
    }

    /** The how manieth schedule comes to something, or {@link #NEVER}. */
    private static int first(Program program, Predicate<Execution> wanted) {
        ViolationSweepStrategy sweep = sweep(program);
        int schedule = 0;
        while (sweep.begin()) {
            schedule++;
            if (wanted.test(program.run(sweep))) {
                return schedule;
            }
        }
        return NEVER;
    }

    private static boolean losesUpdate(Execution execution) {
        return execution.outcome().variables().get(COUNTER) == 1;
    }

    private static void noise(Program program) {
        for (int i = 0; i < 500; i++) {
            program.lock(LOCK).update(1 + i % 5, 1).unlock(LOCK);
        }
    }

    @Test
    void threads_run_in_the_order_that_is_asked_for() {
        Program program = twice(call -> call.update(COUNTER, 1).update(COUNTER, 1));

        assertThat(program.run(new InOrderStrategy(1, new int[] {1, 0})).order())
                .containsExactly(0, 0, 2, 2, 2, 1, 1, 1);
    }

    @Test
    void update_is_lost_by_the_first_schedule() {
        Program program = twice(call -> call.read(COUNTER).write(COUNTER, 1));

        assertThat(first(program, ViolationSweepStrategyTest::losesUpdate)).isEqualTo(1);
    }

    @Test
    void update_among_thousands_of_other_steps_is_lost_by_the_first_schedule() {
        Program program = twice(call -> {
            noise(call);
            call.read(COUNTER);
            noise(call);
            call.read(COUNTER).write(COUNTER, 1);
            noise(call);
        });

        assertThat(first(program, ViolationSweepStrategyTest::losesUpdate)).isBetween(1, 10);
    }

    @Test
    void thread_is_interrupted_between_two_sections_with_the_same_lock() {
        Program program = twice(call -> call.lock(LOCK)
                .read(COUNTER)
                .unlock(LOCK)
                .lock(LOCK)
                .write(COUNTER, 1)
                .unlock(LOCK));

        assertThat(first(program, ViolationSweepStrategyTest::losesUpdate)).isEqualTo(1);
    }

    @Test
    void section_with_a_lock_is_not_interrupted_by_another_one() {
        Program program =
                twice(call -> call.lock(LOCK).read(COUNTER).write(COUNTER, 1).unlock(LOCK));

        assertThat(first(program, ViolationSweepStrategyTest::losesUpdate)).isEqualTo(NEVER);
    }

    @Test
    void calls_that_share_nothing_are_tried_a_few_times() {
        Program program = new Program().thread().start(1).start(2);
        program.startedThread().update(1, 1);
        program.startedThread().update(2, 1);
        ViolationSweepStrategy sweep = sweep(program);
        int schedules = 0;
        while (sweep.begin()) {
            program.run(sweep);
            schedules++;
        }

        assertThat(schedules).isLessThan(10);
    }

    @Test
    void loop_that_waits_for_the_other_call_does_not_hang() {
        Program program = new Program().thread().start(1).start(2);
        program.startedThread().read(COUNTER).await(1, 1).write(COUNTER, 1);
        program.startedThread().read(COUNTER).write(COUNTER, 1).update(1, 1);
        // The other order is none, since the first call waits for the second.
        ViolationSweepStrategy sweep = sweep(program, new int[] {1, 0});

        while (sweep.begin()) {
            assertThat(program.run(sweep).endless()).isFalse();
        }
    }

    @Test
    void what_is_done_without_a_reason_is_left_out_once_enough_was_found() {
        Program program = twice(call -> call.read(COUNTER).read(HARMLESS).write(COUNTER, 1));

        int all = schedules(program, sweep(program), sweep -> {});
        int withSomething = schedules(program, sweep(program), ViolationSweepStrategy::foundSomething);
        int withEnough = schedules(program, sweep(program), ViolationSweepStrategy::foundEnough);

        assertThat(withEnough).isGreaterThanOrEqualTo(10).isLessThan(withSomething);
        assertThat(all).as("ten were directed in vain").isEqualTo(withEnough);
    }

    @Test
    void walks_at_random_where_few_schedules_could_be_directed() {
        Program program = twice(call -> call.write(COUNTER, 1));

        int all = schedules(program, sweep(program), sweep -> {});
        int withSomething = schedules(program, sweep(program), ViolationSweepStrategy::foundSomething);

        assertThat(all - withSomething).isEqualTo(40);
    }

    private static int schedules(
            Program program, ViolationSweepStrategy sweep, Consumer<ViolationSweepStrategy> afterFirst) {
        int schedules = 0;
        while (sweep.begin()) {
            schedules++;
            program.run(sweep);
            if (schedules == 1) {
                afterFirst.accept(sweep);
            }
        }
        return schedules;
    }
}
