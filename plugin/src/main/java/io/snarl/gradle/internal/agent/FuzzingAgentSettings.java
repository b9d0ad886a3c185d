package io.snarl.gradle.internal.agent;

import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.internal.settings.Durations;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import java.io.File;
import java.util.Map;
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
        settings.put("mode", "fuzz");
        settings.put("seed", task.getRandomSeed().get().toString());
        settings.put("schedules", task.getSchedules().get().toString());
        settings.put(
                "time.budget.seconds",
                Long.toString(Durations.wholeSeconds(task.getTimeBudget().get())));
        settings.put("strategy", task.getStrategy().get().toString());
        settings.put("pct.depth", task.getDepth().get().toString());
        settings.put("preemptions", task.getPreemptions().get().toString());
        settings.put("steps.limit", task.getStepLimit().get().toString());
        settings.put("concurrent.classes", AgentSettingsFile.paths(task.getConcurrentTestClassesDirs()));
        // For the reports of tests, whose schedule files can be named like that on the command line.
        settings.put(
                "replay.prefix",
                GradleCommand.prefixOf(results, task.getProjectDirectory().get().getAsFile()));
        settings.put("named", task.getNamed().get().toString());
        if (replay != null) {
            settings.put("replay", replay.getAbsolutePath());
            settings.put("replay.times", task.getReplayTimes().get().toString());
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
