package io.snarl.agent.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Run;
import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.schedule.Switch;
import io.snarl.agent.simulation.SeededWalk;
import io.snarl.agent.simulation.Simulation;
import io.snarl.agent.strategy.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MinimiserTest {

    private static final Body BODY = () -> {};

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void deadlockOfTwoLocksNeedsOnePreemption(long seed) {
        Simulation simulation = new Simulation(Programs.deadlock());
        Run failing = failing(simulation, seed);
        Run smallest = minimise(simulation, failing);

        assertThat(smallest.schedule().preemptions()).isEqualTo(1);
        assertThat(smallest.schedule().switches()).hasSize(2);
        assertThat(simulation.replay(BODY, smallest.schedule()).failsLike(failing.failure()))
                .isTrue();
    }

    @Test
    void preemptionsThatAreNotNeededAreDropped() {
        Simulation simulation = new Simulation(Programs.lostUpdate());
        Run failing = failing(simulation, 5);
        Run smallest = minimise(simulation, failing);

        assertThat(failing.schedule().preemptions()).isGreaterThan(1);
        assertThat(smallest.schedule().preemptions()).isEqualTo(1);
    }

    @Test
    void failureWithoutAnySwitchToDropStaysAsItIs() {
        Simulation simulation = new Simulation(Programs.wrongAnyhow());
        Run failing = simulation.follow(BODY, Explorer.NO_PREEMPTION);
        Run smallest = minimise(simulation, failing);

        assertThat(smallest.schedule()).isEqualTo(failing.schedule());
        assertThat(smallest.steps()).isNotEmpty();
    }

    @Test
    void endlessExecutionIsMinimisedWithFewRuns() {
        Simulation simulation = new Simulation(Programs.endless());
        Run failing = failing(simulation, 1);
        int before = simulation.runs();
        minimise(simulation, failing);

        assertThat(simulation.runs() - before).isLessThanOrEqualTo(21);
    }

    @Test
    void nothingIsTriedWhenTimeIsUp() {
        Simulation simulation = new Simulation(Programs.deadlock());
        Run failing = failing(simulation, 1);
        Run replayed = simulation.replay(BODY, failing.schedule());
        int before = simulation.runs();
        Run smallest = new Minimiser(simulation, BODY, replayed, () -> true).minimise();

        assertThat(simulation.runs()).isEqualTo(before);
        assertThat(smallest).isSameAs(replayed);
    }

    @Test
    void smallerScheduleThatCannotBeReplayedIsNotKept() {
        Simulation simulation = new Simulation(Programs.deadlock());
        Run failing = failing(simulation, 2);
        Run replayed = simulation.replay(BODY, failing.schedule());
        Run smallest = new Minimiser(new Forgetful(simulation), BODY, replayed, () -> false).minimise();

        assertThat(smallest).isSameAs(replayed);
    }

    private static Run minimise(Simulation simulation, Run failing) {
        Run replayed = simulation.replay(BODY, failing.schedule());
        assertThat(replayed.failsLike(failing.failure())).isTrue();
        return new Minimiser(simulation, BODY, replayed, () -> false).minimise();
    }

    private static Run failing(Simulation simulation, long seed) {
        Strategy strategy = new SeededWalk(seed);
        Run run;
        do {
            strategy.begin();
            run = simulation.run(BODY, strategy);
        } while (!run.showsBug());
        return run;
    }

    /** Records schedules of which the last switch is missing, so that they do not fit when they are replayed. */
    private record Forgetful(Controller controller) implements Controller {

        @Override
        public Run run(Body body, Strategy strategy) {
            return controller.run(body, strategy);
        }

        @Override
        public Run run(Body body, Schedule beginning, Strategy strategy) {
            return controller.run(body, beginning, strategy);
        }

        @Override
        public Run replay(Body body, Schedule schedule) {
            return controller.replay(body, schedule);
        }

        @Override
        public Run follow(Body body, Schedule schedule) {
            Run run = controller.follow(body, schedule);
            List<Switch> switches = run.schedule().switches();
            return run.with(new Schedule(switches.subList(0, Math.max(0, switches.size() - 1))));
        }
    }
}
