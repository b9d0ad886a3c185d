package io.snarl.gradle.internal.agent;

import io.snarl.contract.settings.AgentMode;
import io.snarl.contract.settings.AgentSetting;
import io.snarl.gradle.dsl.SeedTestsSpec;
import io.snarl.gradle.tasks.inputs.SeedSelection;
import java.util.Map;
import java.util.TreeMap;

/** Collects the settings of the agent for recording traces. */
public final class TraceAgentSettings {

    private TraceAgentSettings() {}

    /** Returns the settings by their names in the settings file of the agent. */
    public static Map<String, String> of(SeedTestsSpec seedTests, SeedSelection selection) {
        var settings = new TreeMap<String, String>();
        AgentSetting.MODE.put(settings, AgentMode.TRACE);
        AgentSetting.BRANCHES.put(settings, seedTests.getBranches().get());
        AgentSetting.EVENT_LIMIT.put(settings, seedTests.getEventLimit().get());
        AgentSetting.TEST_CLASSES_SCANNED.put(settings, selection.getScanned().get());
        AgentSetting.TEST_TIMEOUT.put(settings, seedTests.getTestTimeout().get());
        return settings;
    }
}
