package io.snarl.agent.explore;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.schedule.ScheduleFile;
import io.snarl.agent.strategy.DeadlockSweep;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.result.TestOutcome;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/** Tries schedules of tests, one test after the other, and keeps what fails. */
public final class Explorer {

    /** Followed as far as it fits, it is the execution without a preemption. */
    static final Schedule NO_PREEMPTION = new Schedule(List.of());

    private final Controller controller;
    private final Supplier<Strategy> strategies;
    private final long seed;
    private final Budget budget;
    private final FailureFiles files;

    /**
     * Begins with nothing tried.
     *
     * @param strategies gives a strategy for each test
     * @param seed what the choices of these strategies depend on
     * @param budget of all tests, also of those that other explorers with the same budget explore
     * @param output the directory of schedules and interleavings
     */
    public Explorer(Controller controller, Supplier<Strategy> strategies, long seed, Budget budget, Path output) {
        this.controller = controller;
        this.strategies = strategies;
        this.seed = seed;
        this.budget = budget;
        this.files = new FailureFiles(output);
    }

    /** Tries schedules of a test until one fails or the budget is used up. */
    public Exploration explore(String test, Body body) {
        return explore(test, null, body);
    }

    /** The same for a test with a unique id of the JUnit Platform, by which a replay finds it again. */
    public Exploration explore(String test, String uniqueId, Body body) {
        Strategy strategy = strategies.get();
        var found = new Found(test, uniqueId, strategy.describe(), seed, true);
        return new Search(controller, body, strategy, budget, found, files, null).explore();
    }

    /** Tries schedules of a test that has parted from a stored one, many of which begin like that one as far as it fits. */
    public Exploration exploreFrom(Parting parting, String uniqueId, Body body) {
        Strategy strategy = strategies.get();
        String test = parting.replay().test();
        Schedule stored = parting.file().schedule();
        Schedule beginning =
                Parting.commonBeginning(stored, controller.replay(body, stored).schedule());
        var found = new Found(test, uniqueId, strategy.describe(), seed, true);
        var guided = new Guided(controller, beginning);
        return new Search(guided, body, strategy, budget, found, files, stored).explore();
    }

    /** Looks for all deadlocks of a test and keeps each of them; other failures are only told. */
    public Exploration collect(String test, String uniqueId, Body body) {
        var sweep = new DeadlockSweep(seed);
        var found = new Found(test, uniqueId, sweep.describe(), seed, true);
        return new DeadlockSearch(controller, body, sweep, budget, found, files).search();
    }

    /** Looks for all that the parallel calls of a test come to in no order one after the other, and keeps each of them. */
    public Exploration collectViolations(String test, String uniqueId, Body body) {
        var found = new Found(test, uniqueId, "directed at all violations, seed " + seed, seed, true);
        return new ViolationSearch(controller, body, seed, budget, found, files).search();
    }

    /** Runs a stored schedule so many times; if it does not fit, tries others, many of which begin like it. */
    public Exploration replayOrExplore(String test, String uniqueId, Body body, ScheduleFile file, int times) {
        Exploration replayed = replay(test, body, file, times);
        if (replayed.outcome() != TestOutcome.DIVERGED || !replayed.reusable()) {
            return replayed;
        }
        var parting = new Parting(file, replayed);
        return parting.with(exploreFrom(parting, uniqueId, body));
    }

    /** Runs a stored schedule so many times. */
    public Exploration replay(String test, Body body, ScheduleFile file, int times) {
        return new Replay(controller, body, file, budget.begin(), files).replay(test, times);
    }
}
