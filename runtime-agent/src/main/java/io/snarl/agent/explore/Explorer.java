package io.snarl.agent.explore;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.SpentJvmDetector;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.deadlock.DeadlockCollector;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.explore.result.FailureFiles;
import io.snarl.agent.explore.result.FailureOrigin;
import io.snarl.agent.explore.violation.ViolationCollector;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.directed.DeadlockSweepStrategy;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.ReplayableFailure;
import io.snarl.contract.schedule.Schedule;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Explores the schedules of one test after another and stores those that fail. */
public final class Explorer {

    private final Controller controller;
    private final Supplier<Strategy> strategies;
    private final long seed;
    private final Budget budget;
    private final FailureFiles files;

    /**
     * Creates an explorer.
     *
     * @param strategies gives a strategy for each test
     * @param seed what the choices of these strategies depend on
     * @param budget of all tests, also of those that other explorers with the same budget explore
     * @param output the directory of schedules and interleavings
     */
    public Explorer(Controller controller, Supplier<Strategy> strategies, long seed, Budget budget, Path output) {
        this.controller = SpentJvmDetector.of(controller);
        this.strategies = strategies;
        this.seed = seed;
        this.budget = budget;
        this.files = new FailureFiles(output);
    }

    /** Tries schedules of a test until one fails or the budget is used up. */
    public Exploration explore(String test, TestBody body) {
        return explore(test, null, body);
    }

    /** Tries schedules of a test with a unique id of the JUnit Platform, by which a replay finds it again. */
    public Exploration explore(String test, String uniqueId, TestBody body) {
        Strategy strategy = strategies.get();
        var found = new FailureOrigin(test, uniqueId, strategy.describe(), seed, true);
        return new ScheduleSearch(controller, body, strategy, budget, found, files, null).explore();
    }

    /** Tries schedules of a test that has diverged from a stored one; many of them begin like that one as far as it fits. */
    public Exploration exploreFrom(DivergedSchedule parting, String uniqueId, TestBody body) {
        Strategy strategy = strategies.get();
        String test = parting.replay().test();
        Schedule stored = parting.file().schedule();
        Schedule beginning = DivergedSchedule.commonBeginning(
                stored, controller.replay(body, stored).schedule());
        var found = new FailureOrigin(test, uniqueId, strategy.describe(), seed, true);
        var guided = new GuidedController(controller, beginning);
        return new ScheduleSearch(guided, body, strategy, budget, found, files, stored).explore();
    }

    /** Collects all deadlocks of a test; other failures are only mentioned. */
    public Exploration collect(String test, String uniqueId, TestBody body) {
        var sweep = new DeadlockSweepStrategy(seed);
        var found = new FailureOrigin(test, uniqueId, sweep.describe(), seed, true);
        return new DeadlockCollector(controller, body, sweep, budget, found, files).search();
    }

    /** Collects all outcomes of a test that no sequential order of its parallel calls has. */
    public Exploration collectViolations(String test, String uniqueId, TestBody body) {
        var found = new FailureOrigin(test, uniqueId, "directed at all violations, seed " + seed, seed, true);
        return new ViolationCollector(controller, body, seed, budget, found, files).search();
    }

    /** Replays a stored schedule several times; if it does not fit, tries others, many of which begin like it. */
    public Exploration replayOrExplore(String test, String uniqueId, TestBody body, ReplayableFailure file, int times) {
        Exploration replayed = replay(test, body, file, times);
        if (replayed.outcome() != TestOutcome.DIVERGED || controller.isSpent()) {
            return replayed;
        }
        var parting = new DivergedSchedule(file, replayed);
        return parting.with(exploreFrom(parting, uniqueId, body));
    }

    /** Replays a stored schedule several times. */
    public Exploration replay(String test, TestBody body, ReplayableFailure file, int times) {
        return new ScheduleReplay(controller, body, file, budget.begin(), files).replay(test, times);
    }
}
