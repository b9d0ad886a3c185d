package io.snarl.agent.control;

import io.snarl.agent.control.carrier.TurnSignal;
import io.snarl.agent.control.decide.GuidedDecider;
import io.snarl.agent.control.decide.ScheduleDecider;
import io.snarl.agent.control.decide.StrategyDecider;
import io.snarl.agent.control.describe.FailureFactory;
import io.snarl.agent.control.describe.StepLog;
import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.state.ChoiceSites;
import io.snarl.agent.control.state.Decider;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionLimits;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.index.ObjectAbstractions;
import io.snarl.agent.site.Sites;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.Schedule;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** Runs tests with one thread at a time, on the calling thread, which is the test's own thread in each execution. */
public final class Scheduler implements Controller {

    private static final int RACES = 4;
    private static final int HASHES = 5;
    private static final int FEWEST_HASHES = 3;

    private final CodePlaces places;
    private final ChoiceSites shared;
    private final Execution execution;
    private final ExecutionWatchdog watchdog;
    private int runs;

    /**
     * Makes a scheduler.
     *
     * @param index how objects are named across executions: one of {@link ObjectAbstractions#NAMES}
     */
    public Scheduler(Sites sites, ExecutionLimits limits, String index) {
        this.places = new CodePlaces(sites);
        this.shared = new ChoiceSites(sites);
        this.execution = new Execution(shared, places, limits.steps(), ObjectAbstractions.named(index, places::of));
        this.watchdog = new ExecutionWatchdog(execution, limits.silence());
    }

    @Override
    public ExecutionResult run(TestBody body, Strategy strategy) {
        boolean race = strategy.isSystematic() || ++runs % RACES == 0;
        return run(body, strategy, new StrategyDecider(strategy), race);
    }

    @Override
    public ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy) {
        var guide = new ScheduleDecider(beginning, places, true);
        return run(body, strategy, new GuidedDecider(guide, new StrategyDecider(strategy)), true);
    }

    private ExecutionResult run(TestBody body, Strategy strategy, Decider decider, boolean race) {
        int growth = shared.growth();
        ExecutionResult run = run(body, decider, null, race);
        strategy.end(run.choices(), run.failed());
        if (execution.parts.chooser.wasOverruled()) {
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
    public ExecutionResult replay(TestBody body, Schedule schedule) {
        return follow(body, schedule, true, new StepLog(places));
    }

    @Override
    public ExecutionResult follow(TestBody body, Schedule schedule) {
        return follow(body, schedule, false, null);
    }

    private ExecutionResult follow(TestBody body, Schedule schedule, boolean strict, StepLog log) {
        var decider = new ScheduleDecider(schedule, places, strict);
        // An execution without preemptions lets nobody sleep less than it wants.
        ExecutionResult run =
                run(body, decider, log, strict || !schedule.switches().isEmpty());
        Failure unfinished = decider.unfinished();
        if (unfinished == null || run.failed()) {
            return run;
        }
        return run.with(unfinished);
    }

    @Override
    public void vary(int circumstances) {
        execution.parts.state.circumstances = circumstances;
        // A hash of an object is the next free number, and where it belongs in a table depends on its last digits.
        for (int i = 0; i < circumstances * HASHES + FEWEST_HASHES; i++) {
            System.identityHashCode(new Object());
        }
    }

    private ExecutionResult run(TestBody body, Decider decider, StepLog log, boolean race) {
        Thread thread = Thread.currentThread();
        ThreadState main = execution.parts.begin(thread, TurnSignal.ofCurrent(thread), decider, log, race);
        Object locals = ThreadSlot.threadLocals(thread);
        watchdog.watch();
        ThreadSlot.steer(thread, main);
        try {
            body.run();
        } catch (ExecutionOverError e) {
            // Said by whoever ended it.
        } catch (Throwable e) {
            main.deaf = 1;
            if (!execution.parts.state.over) {
                execution.parts.state.fail(FailureFactory.exception(main, e));
            }
        } finally {
            main.deaf = 1;
            ThreadSlot.steer(thread, null);
        }
        execution.parts.remainingThreads.run(main);
        boolean reusable = unwind(main);
        watchdog.rest();
        Thread.interrupted();
        ThreadSlot.threadLocals(thread, locals);
        return result(log, reusable);
    }

    /** Ends the remaining threads; returns false if one of them was left behind, or has left the JVM unusable. */
    private boolean unwind(ThreadState main) {
        while (execution.parts.unwinder.hasSomeoneToEnd()) {
            main.turn.take();
            execution.parts.unwinder.next();
            main.turn.await();
        }
        execution.parts.threads.keepResidents();
        return !execution.parts.unwinder.hasSpoiltJvm();
    }

    private ExecutionResult result(StepLog log, boolean reusable) {
        List<String> names = execution.parts.threads.names();
        return new ExecutionResult(
                execution.parts.state.failure(),
                execution.parts.handover.switches.toSchedule(names, places),
                log == null ? List.of() : log.steps(),
                names,
                execution.parts.chooser.choices(),
                reusable,
                execution.parts.time.hasRunOut(),
                log == null ? List.of() : log.accesses());
    }

    @Override
    public <T> T supervise(Callable<T> work, Function<Failure, T> lost) throws Exception {
        return new SupervisedWork<>(work).result(execution, lost);
    }
}
