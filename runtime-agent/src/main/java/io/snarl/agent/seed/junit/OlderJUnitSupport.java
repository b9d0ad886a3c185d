package io.snarl.agent.seed.junit;

import io.snarl.agent.seed.CurrentSeedRun;
import io.snarl.agent.seed.SeedRun;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * The methods that rewritten classes of old JUnit versions call, which find no filters and not all extensions by
 * services.
 */
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
