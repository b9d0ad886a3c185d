package io.snarl.gradle.internal.agent;

import io.snarl.contract.settings.AgentMode;
import io.snarl.contract.settings.AgentSetting;
import io.snarl.contract.settings.StrategyName;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import java.io.File;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Collects the settings of the agent for running tests under the scheduler. */
public final class FuzzingAgentSettings {

    private FuzzingAgentSettings() {}

    /**
     * Returns the settings by their names in the settings file of the agent.
     *
     * @param replay the schedule file to replay, or null
     * @param results where the agent writes
     */
    public static Map<String, String> of(FuzzingInputs task, File replay, File results) {
        var settings = new TreeMap<String, String>();
        AgentSetting.MODE.put(settings, AgentMode.FUZZ);
        AgentSetting.RANDOM_SEED.put(settings, task.getRandomSeed().get());
        AgentSetting.SCHEDULES.put(settings, task.getSchedules().get());
        AgentSetting.TIME_BUDGET.put(settings, task.getTimeBudget().get());
        AgentSetting.STRATEGY.put(
                settings, StrategyName.valueOf(task.getStrategy().get().name()));
        AgentSetting.PCT_DEPTH.put(settings, task.getDepth().get());
        AgentSetting.PREEMPTIONS.put(settings, task.getPreemptions().get());
        AgentSetting.STEP_LIMIT.put(settings, task.getStepLimit().get());
        AgentSetting.CONCURRENT_CLASSES.put(settings, AgentSettingsFile.paths(task.getConcurrentTestClassesDirs()));
        // For the reports of tests, whose schedule files can be named like that on the command line.
        String prefix =
                GradleCommand.prefixOf(results, task.getProjectDirectory().get().getAsFile());
        AgentSetting.REPLAY_PREFIX.put(settings, Optional.of(prefix));
        AgentSetting.NAMED.put(settings, task.getNamed().get());
        if (replay != null) {
            AgentSetting.REPLAY.put(
                    settings, Optional.of(replay.getAbsoluteFile().toPath()));
            AgentSetting.REPLAY_TIMES.put(settings, task.getReplayTimes().get());
        }
        return settings;
    }

    /** Describes the settings that a user needs to repeat the run. */
    public static String inWords(FuzzingInputs task, File replay) {
        return replay == null
                ? "strategy " + task.getStrategy().get() + ", random seed "
                        + task.getRandomSeed().get()
                : "replay of " + replay;
    }
}
