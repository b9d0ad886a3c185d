package io.snarl.gradle.internal.agent;

import io.snarl.gradle.dsl.SeedTestsSpec;
import io.snarl.gradle.internal.settings.Durations;
import io.snarl.gradle.tasks.inputs.SeedSelection;
import java.util.Map;

/** Collects the settings of the agent for recording traces. */
public final class TraceAgentSettings {

    private TraceAgentSettings() {}

    /** Returns the settings by their names in the settings file of the agent. */
    public static Map<String, String> of(SeedTestsSpec seedTests, SeedSelection selection) {
        return Map.of(
                "branches", seedTests.getBranches().get().toString(),
                "events.limit", seedTests.getEventLimit().get().toString(),
                "test.classes.scanned", selection.getScanned().get().toString(),
                "test.timeout.seconds",
                        Long.toString(Durations.wholeSeconds(
                                seedTests.getTestTimeout().get())));
    }
}
