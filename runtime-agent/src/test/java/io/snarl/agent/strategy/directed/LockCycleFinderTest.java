package io.snarl.agent.strategy.directed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.strategy.Execution;
import io.snarl.agent.strategy.Program;
import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.catalog.MixedStrategy;
import io.snarl.agent.strategy.directed.LockCycle.Component;
import java.util.List;
import org.junit.jupiter.api.Test;

class LockCycleFinderTest {

    @Test
    void cycle_is_found_in_an_execution_that_does_not_deadlock() {
        assertThat(cycles(DirectedStrategyTest.figure1(false)))
                .containsExactly(new LockCycle(List.of(
                        new Component("thread 1", "lock 1", List.of(15, 16)),
                        new Component("thread 2", "lock 0", List.of(15, 16)))));
    }

    @Test
    void thread_outside_of_the_cycle_is_not_in_it() {
        assertThat(cycles(DirectedStrategyTest.figure1(true))).isEqualTo(cycles(DirectedStrategyTest.figure1(false)));
    }

    @Test
    void cycle_of_three_threads_is_found_once() {
        var program = new Program();
        for (int i = 0; i < 3; i++) {
            program.thread().lock(i).lock((i + 1) % 3).unlock((i + 1) % 3).unlock(i);
        }
        assertThat(cycles(program))
                .singleElement()
                .satisfies(cycle -> assertThat(cycle.components()).hasSize(3));
    }

    @Test
    void lock_that_all_threads_hold_makes_a_cycle_impossible() {
        assertThat(cycles(new Program()
                        .thread()
                        .lock(5)
                        .lock(0)
                        .lock(1)
                        .unlock(1)
                        .unlock(0)
                        .unlock(5)
                        .thread()
                        .lock(5)
                        .lock(1)
                        .lock(0)
                        .unlock(0)
                        .unlock(1)
                        .unlock(5)))
                .isEmpty();
    }

    @Test
    void one_thread_is_no_cycle() {
        assertThat(cycles(new Program()
                        .thread()
                        .lock(0)
                        .lock(1)
                        .unlock(1)
                        .unlock(0)
                        .lock(1)
                        .lock(0)
                        .unlock(0)
                        .unlock(1)))
                .isEmpty();
    }

    @Test
    void cycle_that_consists_of_shorter_ones_is_not_reported() {
        var program = new Program();
        for (int i = 0; i < 2; i++) {
            program.thread().lock(0).lock(1).unlock(1).unlock(0);
            program.thread().lock(1).lock(0).unlock(0).unlock(1);
        }
        assertThat(cycles(program))
                .allSatisfy(cycle -> assertThat(cycle.components()).hasSize(2));
    }

    @Test
    void hunt_is_directed_at_the_cycle_as_soon_as_it_is_known() {
        Program program = DirectedStrategyTest.figure1(true);
        var hunt = new CycleHuntStrategy(3);
        boolean known = false;
        int directed = 0;
        for (int i = 0; i < 40; i++) {
            boolean wasKnown = known;
            hunt.begin();
            Execution execution = program.run(hunt);
            known = !hunt.cycles().isEmpty();
            directed += wasKnown && execution.outcome().deadlock() ? 1 : 0;
        }
        assertThat(directed).isGreaterThanOrEqualTo(28);
    }

    @Test
    void mixture_gives_schedules_to_a_cycle() {
        // A random walk or pct hardly ever stops the first thread between its locks for the whole way of the second
        // one.
        var program = new Program().thread();
        for (int i = 0; i < 40; i++) {
            program.update(0, 1);
        }
        program.lock(0).lock(1).unlock(1).unlock(0).thread();
        for (int i = 0; i < 3; i++) {
            program.lock(1).lock(0).unlock(0).unlock(1);
        }
        var mixed = new MixedStrategy(8);
        int schedules = 0;
        boolean deadlock = false;
        while (!deadlock && schedules < 100) {
            mixed.begin();
            deadlock = program.run(mixed).outcome().deadlock();
            schedules++;
        }
        assertThat(schedules).isLessThanOrEqualTo(5);
    }

    private static List<LockCycle> cycles(Program program) {
        var cycles = new LockCycleFinder();
        // One thread after the other, in the order of their numbers, never deadlocks.
        var inOrder = new Strategy() {

            @Override
            public boolean begin() {
                return true;
            }

            @Override
            public int choose(SchedulingChoice choice) {
                return choice.current() == SchedulingChoice.NONE ? choice.enabled(0) : choice.current();
            }

            @Override
            public void locks(SchedulingChoice state, int thread) {
                cycles.observe(state, thread);
            }

            @Override
            public String describe() {
                return "in order";
            }
        };
        cycles.begin();
        assertThat(program.run(inOrder).outcome().deadlock()).isFalse();
        cycles.end();
        return List.copyOf(cycles.found());
    }
}
