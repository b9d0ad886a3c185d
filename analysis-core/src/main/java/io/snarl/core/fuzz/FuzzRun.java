package io.snarl.core.fuzz;

import io.snarl.core.trace.UntouchedCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What one run of {@code fuzzConcurrentTests} says about itself in its {@code fuzz.jsonl}.
 *
 * @param tests those that have ended, in the order in which they did or, if several JVMs ran them, by id
 * @param running ids of the tests that had begun and not ended when the file was last written
 * @param untouched the code in which threads could not be controlled
 * @param complete whether each test JVM ended by itself, so that nothing is missing
 * @param seed where random choices started from, if any test was run
 */
public record FuzzRun(
        List<FuzzedTest> tests,
        List<String> running,
        List<UntouchedCode> untouched,
        boolean complete,
        Optional<Long> seed) {

    /** Copies the lists, so that a run never changes. */
    public FuzzRun {
        tests = List.copyOf(tests);
        running = List.copyOf(running);
        untouched = List.copyOf(untouched);
    }

    /**
     * Reads the results of a run, also of one that ended early because the test JVM did.
     *
     * @throws BrokenFuzzRunException if the file does not hold results
     */
    public static FuzzRun read(Path file) {
        return new FuzzRunReader(file).read();
    }

    /** Returns the tests with one of the outcomes. */
    public List<FuzzedTest> ended(FuzzedTest.Outcome... outcomes) {
        List<FuzzedTest.Outcome> wanted = List.of(outcomes);
        return tests.stream().filter(test -> wanted.contains(test.outcome())).toList();
    }

    /** Returns how many schedules of all tests together were tried. */
    public long schedules() {
        return tests.stream().mapToLong(FuzzedTest::schedules).sum();
    }

    /** Returns how long all tests together took. */
    public long millis() {
        return tests.stream().mapToLong(FuzzedTest::millis).sum();
    }
}
