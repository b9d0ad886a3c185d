package io.snarl.agent.fuzz;

import io.snarl.agent.execution.ExecutionLimits;
import io.snarl.agent.index.ObjectAbstractions;
import io.snarl.contract.settings.AdoptedTestFiles;
import io.snarl.contract.settings.AgentSetting;
import io.snarl.contract.settings.CollectMode;
import io.snarl.contract.settings.StrategyName;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.Set;

/**
 * The settings of a run of controlled tests, read from the settings file.
 *
 * @param output the directory of the results
 * @param seed what random choices depend on
 * @param strategy how the next thread is chosen
 * @param pctDepth the depth of the strategy {@code pct}
 * @param preemptions how many preemptions the strategy {@code exhaustive} tries in a schedule
 * @param schedules how many schedules of a test are tried
 * @param time how long all tests together may take
 * @param limits what one schedule may take
 * @param concurrentClasses directories all of whose tests are run
 * @param named whether the user has named tests, so that all that are found are run
 * @param replay the schedule to replay, or the directory with the schedules, or null
 * @param replayTimes how often each is replayed
 * @param index how objects are matched across runs: one of {@link ObjectAbstractions#NAMES}
 * @param collect what of a test is collected, whatever else goes wrong
 * @param replayPrefix what a user puts before the name of a schedule file in the output directory to name it
 * @param adoptedPrefix the same for a schedule that is replayed, if it is that of an adopted test, of which further schedules
 *     are tried where it does not fail; else null
 */
public record FuzzRunSettings(
        Path output,
        long seed,
        StrategyName strategy,
        int pctDepth,
        int preemptions,
        int schedules,
        Duration time,
        ExecutionLimits limits,
        List<Path> concurrentClasses,
        boolean named,
        Path replay,
        int replayTimes,
        String index,
        CollectMode collect,
        String replayPrefix,
        String adoptedPrefix) {

    /** The strategies that match objects across runs. */
    private static final Set<StrategyName> LOOKING_FOR_DEADLOCKS = Set.of(StrategyName.DIRECTED, StrategyName.MIXED);

    /** Reads the settings from those of the agent. */
    public static FuzzRunSettings of(Path output, Properties settings) {
        CollectMode collect = AgentSetting.COLLECT.in(settings);
        StrategyName strategy =
                collect == CollectMode.NOTHING ? AgentSetting.STRATEGY.in(settings) : StrategyName.DIRECTED;
        return new FuzzRunSettings(
                output,
                AgentSetting.RANDOM_SEED.in(settings),
                strategy,
                AgentSetting.PCT_DEPTH.in(settings),
                AgentSetting.PREEMPTIONS.in(settings),
                AgentSetting.SCHEDULES.in(settings),
                AgentSetting.TIME_BUDGET.in(settings),
                new ExecutionLimits(AgentSetting.STEP_LIMIT.in(settings), AgentSetting.SILENCE.in(settings)),
                AgentSetting.CONCURRENT_CLASSES.in(settings),
                AgentSetting.NAMED.in(settings),
                AgentSetting.REPLAY.in(settings).orElse(null),
                AgentSetting.REPLAY_TIMES.in(settings),
                AgentSetting.INDEX
                        .in(settings)
                        .orElse(LOOKING_FOR_DEADLOCKS.contains(strategy) ? "execution" : ObjectAbstractions.NONE),
                collect,
                AgentSetting.REPLAY_PREFIX.in(settings).orElse(output + "/"),
                AgentSetting.ADOPTED_PREFIX.in(settings).orElse(null));
    }

    /** Returns the same for all tests that are found. */
    FuzzRunSettings withAllTests() {
        return with(output, replayPrefix, true, collect, replay);
    }

    /** Returns the same except that something else is collected. */
    FuzzRunSettings collecting(CollectMode other) {
        return with(output, replayPrefix, named, other, replay);
    }

    /** Returns the same for one adopted test, which has a directory in the output directory with its schedules and for its results. */
    FuzzRunSettings forAdopted(String directory) {
        Path own = output.resolve(directory);
        return with(own, replayPrefix + directory + "/", named, collect, own.resolve(AdoptedTestFiles.SCHEDULES));
    }

    /** Returns the same for a trial of the lab, which has an output directory of its own. */
    FuzzRunSettings forTrial(Path directory, CollectMode collected) {
        return with(directory, directory + "/", true, collected, null);
    }

    /** Returns whether the schedules that are replayed are those of adopted tests, of which others are tried where these do not fail. */
    public boolean isOfAdoptedTests() {
        return adoptedPrefix != null;
    }

    private FuzzRunSettings with(
            Path directory, String prefix, boolean allTests, CollectMode collected, Path replayed) {
        return new FuzzRunSettings(
                directory,
                seed,
                strategy,
                pctDepth,
                preemptions,
                schedules,
                time,
                limits,
                concurrentClasses,
                allTests,
                replayed,
                replayTimes,
                index,
                collected,
                prefix,
                adoptedPrefix);
    }

    /** Returns whether the program has to report what it calls and makes. */
    public boolean isIndexed() {
        return !index.equals(ObjectAbstractions.NONE);
    }
}
