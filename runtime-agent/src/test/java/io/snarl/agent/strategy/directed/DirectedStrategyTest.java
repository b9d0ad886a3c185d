package io.snarl.agent.strategy.directed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.strategy.Deaf;
import io.snarl.agent.strategy.Execution;
import io.snarl.agent.strategy.Program;
import io.snarl.agent.strategy.directed.LockCycle.Component;
import io.snarl.agent.strategy.random.RandomWalkStrategy;
import java.util.List;
import org.junit.jupiter.api.Test;

class DirectedStrategyTest {

    private static final int SCHEDULES = 300;

    private static final LockCycle FIGURE_1_CYCLE = new LockCycle(List.of(
            new Component("thread 1", "lock 1", List.of(15, 16)),
            new Component("thread 2", "lock 0", List.of(15, 16))));

    @Test
    void creates_the_deadlock_of_the_papers_first_example_in_every_schedule() {
        assertThat(deadlocks(figure1(false), FIGURE_1_CYCLE)).isEqualTo(SCHEDULES);
    }

    @Test
    void third_thread_of_the_papers_first_example_does_not_distract_it() {
        assertThat(deadlocks(figure1(true), FIGURE_1_CYCLE)).isEqualTo(SCHEDULES);
    }

    @Test
    void sites_alone_will_do_where_threads_and_locks_have_no_names() {
        var anything = new LockCycle(List.of(new Component(null, null, List.of(15, 16))));
        assertThat(deadlocks(figure1(true), anything)).isEqualTo(SCHEDULES);
    }

    @Test
    void creates_the_deadlock_of_the_papers_fourth_section_in_every_schedule() {
        var cycle = new LockCycle(List.of(
                new Component("thread 0", "lock 1", List.of(2, 3)),
                new Component("thread 1", "lock 0", List.of(12, 13))));
        assertThat(deadlocks(section4(), cycle)).isEqualTo(SCHEDULES);
    }

    @Test
    void random_walk_seldom_creates_the_deadlock_of_the_papers_first_example() {
        var strategy = new RandomWalkStrategy(1);
        int deadlocks = 0;
        for (int i = 0; i < SCHEDULES; i++) {
            strategy.begin();
            deadlocks += figure1(false).run(strategy).outcome().deadlock() ? 1 : 0;
        }
        assertThat(deadlocks).isLessThan(SCHEDULES / 4);
    }

    @Test
    void thrashing_ends_by_letting_a_paused_thread_go_on() {
        // Both threads are paused at the same site, and there is no deadlock to be had.
        Program program = new Program();
        for (int i = 0; i < 3; i++) {
            program.thread().lockAt(1, i).lockAt(2, 5).unlock(5).unlock(i);
        }
        var strategy = new DirectedStrategy(
                new DeadlockGoal(new LockCycle(List.of(new Component(null, null, List.of(1, 2))))), 1);
        strategy.begin();
        Execution execution = program.run(strategy);
        assertThat(execution.outcome().deadlock()).isFalse();
        assertThat(execution.endless()).isFalse();
        assertThat(strategy.thrashes()).isPositive();
    }

    @Test
    void thread_that_takes_the_lock_of_the_cycle_while_it_holds_another_is_not_paused() {
        // Both threads come past other locks at the same sites before they come to those of the cycle.
        Program program = new Program()
                .thread()
                .lockAt(15, 3)
                .lockAt(16, 1)
                .unlock(1)
                .unlock(3)
                .lockAt(15, 0)
                .lockAt(16, 1)
                .unlock(1)
                .unlock(0)
                .thread()
                .lockAt(15, 1)
                .lockAt(16, 0)
                .unlock(0)
                .unlock(1);
        var strategy = new DirectedStrategy(
                new DeadlockGoal(new LockCycle(List.of(
                        new Component("thread 0", "lock 1", List.of(15, 16)),
                        new Component("thread 1", "lock 0", List.of(15, 16))))),
                1);
        for (int i = 0; i < 50; i++) {
            strategy.begin();
            program.run(strategy);
            assertThat(strategy.thrashes()).isZero();
            assertThat(strategy.pauses()).isLessThanOrEqualTo(2);
        }
    }

    @Test
    void thread_that_others_wait_for_in_a_loop_is_not_paused_for_ever() {
        Program program = new Program()
                .thread()
                .lockAt(1, 0)
                .lockAt(2, 1)
                .write(0, 1)
                .unlock(1)
                .unlock(0)
                .thread()
                .await(0, 1);
        var strategy = new DirectedStrategy(
                new DeadlockGoal(new LockCycle(List.of(new Component(null, null, List.of(1, 2))))), 1);
        strategy.begin();
        assertThat(program.run(strategy).endless()).isFalse();
        strategy.begin();
        assertThat(program.run(new Deaf(strategy)).endless()).isFalse();
    }

    @Test
    void says_what_it_is_directed_at() {
        assertThat(new DirectedStrategy(new DeadlockGoal(FIGURE_1_CYCLE), 42).describe())
                .isEqualTo("directed at a deadlock in which thread 1 takes lock 1, thread 2 takes lock 0, seed 42");
    }

    private static int deadlocks(Program program, LockCycle cycle) {
        var strategy = new DirectedStrategy(new DeadlockGoal(cycle), 1);
        int deadlocks = 0;
        for (int i = 0; i < SCHEDULES; i++) {
            strategy.begin();
            deadlocks += program.run(strategy).outcome().deadlock() ? 1 : 0;
        }
        return deadlocks;
    }

    /** The program of figure 1, with lines as sites; the third thread is that of the lines which are comments there. */
    static Program figure1(boolean thirdThread) {
        Program program = new Program().thread().start(1).start(2);
        if (thirdThread) {
            program.start(3);
        }
        program.startedThread();
        for (int i = 0; i < 20; i++) {
            program.update(0, 1);
        }
        program.lockAt(15, 0).lockAt(16, 1).unlock(1).unlock(0);
        program.startedThread().lockAt(15, 1).lockAt(16, 0).unlock(0).unlock(1);
        if (thirdThread) {
            program.startedThread().lockAt(15, 1).lockAt(16, 2).unlock(2).unlock(1);
        }
        return program;
    }

    private static Program section4() {
        return new Program()
                .thread()
                .lockAt(2, 0)
                .lockAt(3, 1)
                .unlock(1)
                .unlock(0)
                .thread()
                .lockAt(9, 0)
                .unlock(0)
                .lockAt(12, 1)
                .lockAt(13, 0)
                .unlock(0)
                .unlock(1);
    }
}
