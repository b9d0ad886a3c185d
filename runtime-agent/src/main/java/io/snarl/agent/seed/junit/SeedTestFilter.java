package io.snarl.agent.seed.junit;

import io.snarl.agent.junit.descriptor.InterleavedMark;
import io.snarl.agent.junit.descriptor.TestMethods;
import io.snarl.agent.seed.CurrentSeedRun;
import io.snarl.agent.seed.SeedDescriptor;
import io.snarl.agent.seed.SeedRun;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Excludes concurrent tests from tracing: a seed is sequential, and a test that is there because it deadlocks would only
 * cost its timeout. The platform finds it as it finds the listener.
 */
public final class SeedTestFilter implements PostDiscoveryFilter {

    private static final String REASON = "it is a concurrent test (@Interleaved), and seeds are sequential";

    private final SeedRun run = CurrentSeedRun.get();

    @Override
    public FilterResult apply(TestDescriptor descriptor) {
        if (run == null) {
            return FilterResult.included("nothing is traced");
        }
        if (!run.isLeft(descriptor.getUniqueId().toString())) {
            return FilterResult.excluded("another JVM runs it, or has");
        }
        try {
            if (CurrentSeedRun.tracesScannedClassesOnly() && isOfNoScannedClass(descriptor)) {
                // Excluding the tests one by one would not do: the engine cannot take them out of a suite within a
                // suite.
                descriptor.removeFromHierarchy();
                return FilterResult.excluded("the seed tests' own task does not run this class");
            }
            // The platform asks about every descriptor, but takes out only those that have no others below.
            return descriptor.getChildren().isEmpty()
                            && descriptor
                                    .getSource()
                                    .filter(SeedTestFilter::isMarked)
                                    .isPresent()
                    ? exclude(descriptor)
                    : FilterResult.included("it is sequential");
        } catch (RuntimeException | LinkageError e) {
            // A class that cannot be looked at has no tests that could run, and its engine says so.
            return FilterResult.included("its class cannot be looked at");
        }
    }

    private static boolean isOfNoScannedClass(TestDescriptor descriptor) {
        return isRunner(descriptor.getUniqueId())
                && descriptor.getSource().orElse(null) instanceof ClassSource source
                && !ScannedClasses.contain(source.getJavaClass());
    }

    /** The vintage engine has a runner for each class that Gradle hands to it. */
    private static boolean isRunner(UniqueId id) {
        List<UniqueId.Segment> segments = id.getSegments();
        return segments.get(segments.size() - 1).getType().equals("runner");
    }

    private static boolean isMarked(TestSource source) {
        if (source instanceof MethodSource method) {
            Class<?> type = TestMethods.typeOf(method);
            Method test = TestMethods.methodOf(method);
            return type != null && InterleavedMark.isOn(type) || test != null && InterleavedMark.isOn(test);
        }
        return source instanceof ClassSource type && InterleavedMark.isOn(type.getJavaClass());
    }

    private FilterResult exclude(TestDescriptor descriptor) {
        var seed =
                new SeedDescriptor(descriptor.getUniqueId().toString(), null, null, descriptor.getDisplayName(), false);
        SeedRun.unrecorded(() -> run.skipped(seed, REASON));
        return FilterResult.excluded(REASON);
    }
}
