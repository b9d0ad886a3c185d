package io.snarl.gradle.internal;

import io.snarl.gradle.SeedTestsSpec;
import io.snarl.gradle.tasks.SeedSelection;
import java.util.Map;

/** What the agent is told about recording. */
public final class TraceSettings {

    private TraceSettings() {}

    /** The settings by their names in the agent's file. */
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
