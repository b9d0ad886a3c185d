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
 * @param complete whether each test JVM ended by itself and all that it has left can be read, so that nothing is missing
 * @param seed where random choices started from, if any test was run
 * @param unreadable what is wrong with lines that cannot be read
 */
public record FuzzRun(
        List<FuzzedTest> tests,
        List<String> running,
        List<UntouchedCode> untouched,
        boolean complete,
        Optional<Long> seed,
        List<String> unreadable) {

    /** Copies the lists, so that a run never changes. */
    public FuzzRun {
        tests = List.copyOf(tests);
        running = List.copyOf(running);
        untouched = List.copyOf(untouched);
        unreadable = List.copyOf(unreadable);
    }

    /**
     * Reads the results of a run, also of one that ended early because the test JVM did; a line that cannot be read costs its test.
     *
     * @throws BrokenFuzzRunException if the file cannot be read
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
