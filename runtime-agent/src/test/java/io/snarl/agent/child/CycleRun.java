package io.snarl.agent.child;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.directed.DeadlockGoal;
import io.snarl.agent.strategy.directed.DirectedStrategy;
import io.snarl.agent.strategy.directed.LockCycle;
import io.snarl.agent.strategy.directed.LockCycleFinder;
import io.snarl.agent.strategy.random.RandomWalkStrategy;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Looks for lock cycles in programs and steers schedules at the first one of each program, with the names of its locks and without,
 * and prints how often that comes to a deadlock.
 */
public final class CycleRun {

    private static final long SEED = 3;
    private static final int WALKS = 20;

    private final Controller controller = FuzzRun.current().controller();
    private final int schedules;

    private CycleRun(int schedules) {
        this.schedules = schedules;
    }

    /**
     * Runs programs.
     *
     * @param arguments how many schedules are steered, a class and the names of its static methods that are to be run
     */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        var run = new CycleRun(Integer.parseInt(arguments[0]));
        Class<?> type = Class.forName(arguments[1]);
        for (int i = 2; i < arguments.length; i++) {
            Method program = type.getMethod(arguments[i]);
            System.out.println(arguments[i] + " " + run.run(() -> call(program)));
        }
        System.exit(0);
    }

    private static void call(Method program) throws Throwable {
        try {
            program.invoke(null);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private String run(TestBody program) {
        // Classes are initialised by the first run.
        var first = new RandomWalkStrategy(SEED);
        first.begin();
        controller.run(program, first);
        var walk = new Observing();
        for (int i = 0; i < WALKS; i++) {
            walk.begin();
            controller.run(program, walk);
        }
        LockCycle cycle = walk.cycles.found().iterator().next();
        return "cycles=" + walk.cycles.found().size() + " named: " + steer(program, cycle) + " unnamed: "
                + steer(program, withoutLocks(cycle)) + " " + cycle;
    }

    private static LockCycle withoutLocks(LockCycle cycle) {
        return new LockCycle(cycle.components().stream()
                .map(one -> new LockCycle.Component(one.thread(), null, one.context()))
                .toList());
    }

    private String steer(TestBody program, LockCycle cycle) {
        var directed = new DirectedStrategy(new DeadlockGoal(cycle), SEED);
        int deadlocks = 0;
        int pauses = 0;
        int thrashes = 0;
        for (int i = 0; i < schedules; i++) {
            directed.begin();
            deadlocks += controller.run(program, directed).failed() ? 1 : 0;
            pauses += directed.pauses();
            thrashes += directed.thrashes();
        }
        return deadlocks + " deadlocks, " + pauses + " pauses, " + thrashes + " thrashes";
    }

    /** A random walk that finds cycles and wants their locks to have names. */
    private static final class Observing implements Strategy {

        private final RandomWalkStrategy walk = new RandomWalkStrategy(SEED);
        private final LockCycleFinder cycles = new LockCycleFinder();

        @Override
        public boolean begin() {
            cycles.begin();
            return walk.begin();
        }

        @Override
        public boolean asksForNames() {
            return true;
        }

        @Override
        public int choose(SchedulingChoice choice) {
            return walk.choose(choice);
        }

        @Override
        public void locks(SchedulingChoice state, int thread) {
            cycles.observe(state, thread);
        }

        @Override
        public void end(int choices, boolean failed) {
            cycles.end();
        }

        @Override
        public String describe() {
            return walk.describe();
        }
    }
}
