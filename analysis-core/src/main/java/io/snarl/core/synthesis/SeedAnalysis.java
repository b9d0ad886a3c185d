package io.snarl.core.synthesis;

import io.snarl.core.client.InternalObjects;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.trace.MissingTests;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What the seed tests did, and what the kinds of bugs have noted of it.
 *
 * @param tests how many tests there are
 * @param read of how many of them the traces could be read
 * @param events how many events their traces have
 * @param scripts what those tests did that have calls worth repeating, by their numbers
 * @param notes what each kind of bug has noted
 * @param interior which objects calls of the tests use inside
 * @param missing the tests that nothing can be said about
 */
public record SeedAnalysis(
        int tests,
        int read,
        long events,
        Map<Integer, Script> scripts,
        List<SeedNotes> notes,
        InternalObjects interior,
        MissingTests missing) {

    /**
     * Reads all traces of a run, with the same result in whatever order its tests have run.
     *
     * @param notes those of the kinds of bugs that are looked for, which have seen nothing yet
     * @param progress is told which test is read next
     * @param time tells whether there is time to read on
     * @param mishaps takes note of what goes wrong with a test, which costs that test
     */
    public static SeedAnalysis of(
            Path traces, List<SeedNotes> notes, Consumer<SeedTest> progress, BooleanSupplier time, Mishaps mishaps) {
        return new SeedReading(traces, notes, mishaps).read(progress, time);
    }
}
