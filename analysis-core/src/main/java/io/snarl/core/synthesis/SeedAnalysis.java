package io.snarl.core.synthesis;

import io.snarl.core.kind.atomicity.predict.CallProfiles;
import io.snarl.core.kind.deadlock.predict.LockDependencies;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.trace.MissingTests;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What the seed tests say about locks and variables.
 *
 * @param tests how many tests there are
 * @param read of how many of them the traces could be read
 * @param events how many events their traces have
 * @param scripts what those tests did that have calls worth repeating, by their numbers
 * @param interior which objects calls of the tests use inside
 * @param missing the tests that nothing can be said about
 */
public record SeedAnalysis(
        int tests,
        int read,
        long events,
        Map<Integer, Script> scripts,
        LockDependencies dependencies,
        CallProfiles profiles,
        Interior interior,
        MissingTests missing) {

    /**
     * Reads all traces of a run, with the same result in whatever order its tests have run.
     *
     * @param progress is told which test is read next
     * @param time tells whether there is time to read on
     * @param mishaps takes note of what goes wrong with a test, which costs that test
     */
    public static SeedAnalysis of(Path traces, Consumer<SeedTest> progress, BooleanSupplier time, Mishaps mishaps) {
        return new SeedReading(traces, mishaps).read(progress, time);
    }
}
