package io.snarl.agent.seed.junit;

import io.snarl.agent.seed.CurrentSeedRun;
import io.snarl.agent.seed.SeedRun;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** What rewritten classes of old versions of JUnit call, which find neither filters nor enough of extensions by services. */
public final class OlderJUnitSupport {

    private OlderJUnitSupport() {}

    /** Adds the filter that newer platforms find by themselves. */
    public static void addFilter(LauncherDiscoveryRequestBuilder request) {
        request.filters(new SeedTestFilter());
    }

    /** Tells whether a test or container of JUnit Jupiter is not left for this JVM. */
    public static boolean leavesOut(TestDescriptor descriptor) {
        SeedRun run = CurrentSeedRun.get();
        return run != null && !run.isLeft(descriptor.getUniqueId().toString());
    }
}
