package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.index.Abstractions;
import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.site.Sites;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.result.FailureKind;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Runs tests with one thread at a time, on the thread that calls it: that is the test's own thread in each execution.
 */
public final class Scheduler implements Controller {

    private static final long UNWINDING_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final int RACES = 4;
    private static final int HASHES = 5;
    private static final int FEWEST_HASHES = 3;

    private final Places places;
    private final SharedPlaces shared;
    private final Execution execution;
    private final Watchdog watchdog;
    private int runs;

    /**
     * Makes a scheduler.
     *
     * @param index by what name objects are known in every execution: one of {@link Abstractions#NAMES}
     */
    public Scheduler(Sites sites, Limits limits, String index) {
        this.places = new Places(sites);
        this.shared = new SharedPlaces(sites);
        this.execution = new Execution(shared, places, limits.steps(), Abstractions.named(index, places::of));
        this.watchdog = new Watchdog(execution, limits.silence());
    }

    @Override
    public Run run(Body body, Strategy strategy) {
        boolean race = strategy.isSystematic() || ++runs % RACES == 0;
        return run(body, strategy, new StrategyDecider(strategy), race);
    }

    @Override
    public Run run(Body body, Schedule beginning, Strategy strategy) {
        var guide = new ScheduleDecider(beginning, places, true);
        return run(body, strategy, new GuidedDecider(guide, new StrategyDecider(strategy)), true);
    }

    private Run run(Body body, Strategy strategy, Decider decider, boolean race) {
        int growth = shared.growth();
        Run run = run(body, decider, null, race);
        strategy.end(run.choices(), run.failed());
        if (execution.choosing.wasOverruled()) {
            strategy.doubt("a schedule took so many steps that threads were given turns by the clock");
        } else if (run.failed() && run.failure().kind() == FailureKind.UNCONTROLLED) {
            strategy.doubt(run.failure().summary());
        }
        if (shared.growth() != growth) {
            strategy.widened();
        }
        return run;
    }

    @Override
    public Run replay(Body body, Schedule schedule) {
        return follow(body, schedule, true, new StepLog(places));
    }

    @Override
    public Run follow(Body body, Schedule schedule) {
        return follow(body, schedule, false, null);
    }

    private Run follow(Body body, Schedule schedule, boolean strict, StepLog log) {
        var decider = new ScheduleDecider(schedule, places, strict);
        // An execution without preemptions lets nobody sleep less than it wants.
        Run run = run(body, decider, log, strict || !schedule.switches().isEmpty());
        Failure unfinished = decider.unfinished();
        if (unfinished == null || run.failed()) {
            return run;
        }
        return run.with(unfinished);
    }

    @Override
    public void vary(int circumstances) {
        execution.circumstances = circumstances;
        // A hash of an object is the next free number, and where it belongs in a table depends on its last digits.
        for (int i = 0; i < circumstances * HASHES + FEWEST_HASHES; i++) {
            System.identityHashCode(new Object());
        }
    }

    private Run run(Body body, Decider decider, StepLog log, boolean race) {
        Thread thread = Thread.currentThread();
        ControlledThread main = execution.begin(thread, new Turn(thread), decider, log, race);
        Object locals = ThreadSlot.threadLocals(thread);
        watchdog.watch();
        ThreadSlot.steer(thread, main);
        try {
            body.run();
        } catch (ScheduleEnded e) {
            // Said by whoever ended it.
        } catch (Throwable e) {
            main.deaf = 1;
            if (!execution.course.over) {
                execution.course.fail(Failures.exception(main, e));
            }
        } finally {
            main.deaf = 1;
            ThreadSlot.steer(thread, null);
        }
        execution.afterBody.run(main);
        boolean reusable = unwind(main);
        watchdog.rest();
        Thread.interrupted();
        ThreadSlot.threadLocals(thread, locals);
        return result(log, reusable);
    }

    /** Ends the threads that are left over; says no if one of them does not end. */
    private boolean unwind(ControlledThread main) {
        while (execution.unwinding.hasSomeoneToEnd()) {
            int alive = execution.threads.alive;
            main.turn.take();
            execution.unwinding.next();
            while (!main.turn.await(UNWINDING_NANOS)) {
                if (execution.threads.alive == alive) {
                    return false;
                }
                alive = execution.threads.alive;
            }
        }
        execution.threads.keepResidents();
        return !execution.unwinding.hasSpoiltJvm();
    }

    private Run result(StepLog log, boolean reusable) {
        return new Run(
                execution.course.failure(),
                execution.baton.switches.toSchedule(execution.threads, places),
                log == null ? List.of() : log.steps(),
                execution.threads.names(),
                execution.choosing.choices(),
                reusable,
                execution.time.hasRunOut(),
                log == null ? List.of() : log.accesses());
    }

    @Override
    public <T> T supervise(Callable<T> work, Function<Failure, T> lost) throws Exception {
        return new Supervised<>(work).result(execution, lost);
    }
}
