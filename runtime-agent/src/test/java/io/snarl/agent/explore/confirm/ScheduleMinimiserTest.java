package io.snarl.agent.explore.confirm;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.Programs;
import io.snarl.agent.simulation.SeededWalk;
import io.snarl.agent.simulation.Simulation;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleMinimiserTest {

    private static final TestBody BODY = () -> {};

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void deadlockOfTwoLocksNeedsOnePreemption(long seed) {
        Simulation simulation = new Simulation(Programs.deadlock());
        ExecutionResult failing = failing(simulation, seed);
        ExecutionResult smallest = minimise(simulation, failing);

        assertThat(smallest.schedule().preemptions()).isEqualTo(1);
        assertThat(smallest.schedule().switches()).hasSize(2);
        assertThat(simulation.replay(BODY, smallest.schedule()).failsLike(failing.failure()))
                .isTrue();
    }

    @Test
    void preemptions_that_are_not_needed_are_dropped() {
        Simulation simulation = new Simulation(Programs.lostUpdate());
        ExecutionResult failing = failing(simulation, 5);
        ExecutionResult smallest = minimise(simulation, failing);

        assertThat(failing.schedule().preemptions()).isGreaterThan(1);
        assertThat(smallest.schedule().preemptions()).isEqualTo(1);
    }

    @Test
    void failure_without_any_switch_to_drop_stays_as_it_is() {
        Simulation simulation = new Simulation(Programs.wrongAnyhow());
        ExecutionResult failing = simulation.follow(BODY, Schedule.NO_PREEMPTION);
        ExecutionResult smallest = minimise(simulation, failing);

        assertThat(smallest.schedule()).isEqualTo(failing.schedule());
        assertThat(smallest.steps()).isNotEmpty();
    }

    @Test
    void endless_execution_is_minimised_with_few_runs() {
        Simulation simulation = new Simulation(Programs.endless());
        ExecutionResult failing = failing(simulation, 1);
        int before = simulation.runs();
        minimise(simulation, failing);

        assertThat(simulation.runs() - before).isLessThanOrEqualTo(21);
    }

    @Test
    void nothing_is_tried_when_time_is_up() {
        Simulation simulation = new Simulation(Programs.deadlock());
        ExecutionResult failing = failing(simulation, 1);
        ExecutionResult replayed = simulation.replay(BODY, failing.schedule());
        int before = simulation.runs();
        ExecutionResult smallest = new ScheduleMinimiser(simulation, BODY, replayed, () -> true).minimise();

        assertThat(simulation.runs()).isEqualTo(before);
        assertThat(smallest).isSameAs(replayed);
    }

    @Test
    void smaller_schedule_that_cannot_be_replayed_is_not_kept() {
        Simulation simulation = new Simulation(Programs.deadlock());
        ExecutionResult failing = failing(simulation, 2);
        ExecutionResult replayed = simulation.replay(BODY, failing.schedule());
        ExecutionResult smallest =
                new ScheduleMinimiser(new Forgetful(simulation), BODY, replayed, () -> false).minimise();

        assertThat(smallest).isSameAs(replayed);
    }

    private static ExecutionResult minimise(Simulation simulation, ExecutionResult failing) {
        ExecutionResult replayed = simulation.replay(BODY, failing.schedule());
        assertThat(replayed.failsLike(failing.failure())).isTrue();
        return new ScheduleMinimiser(simulation, BODY, replayed, () -> false).minimise();
    }

    private static ExecutionResult failing(Simulation simulation, long seed) {
        Strategy strategy = new SeededWalk(seed);
        ExecutionResult run;
        do {
            strategy.begin();
            run = simulation.run(BODY, strategy);
        } while (!run.showsBug());
        return run;
    }

    /** Records schedules of which the last switch is missing, so that they do not fit when they are replayed. */
    private record Forgetful(Controller controller) implements Controller {

        @Override
        public ExecutionResult run(TestBody body, Strategy strategy) {
            return controller.run(body, strategy);
        }

        @Override
        public ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy) {
            return controller.run(body, beginning, strategy);
        }

        @Override
        public ExecutionResult replay(TestBody body, Schedule schedule) {
            return controller.replay(body, schedule);
        }

        @Override
        public ExecutionResult follow(TestBody body, Schedule schedule) {
            ExecutionResult run = controller.follow(body, schedule);
            List<ThreadSwitch> switches = run.schedule().switches();
            return run.with(new Schedule(switches.subList(0, Math.max(0, switches.size() - 1))));
        }
    }
}
