package io.snarl.contract.result;

import io.snarl.contract.code.UntouchedCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The file of results of one run of tests under the scheduler.
 *
 * @param tests those that have ended, in the order in which they did or, if several JVMs ran them, by id
 * @param running ids of the tests that had begun and not ended when the file was last written
 * @param untouched the code in which threads could not be controlled
 * @param complete whether each test JVM ended by itself and all that it has left can be read, so that nothing is missing
 * @param seed where random choices started from, if any JVM has begun
 * @param unreadable what is wrong with lines that cannot be read
 */
public record RunResults(
        List<TestResult> tests,
        List<String> running,
        List<UntouchedCode> untouched,
        boolean complete,
        Optional<Long> seed,
        List<String> unreadable) {

    /** The name of the file. */
    public static final String FILE = "fuzz.jsonl";

    /** Copies the lists, so that a run never changes. */
    public RunResults {
        tests = List.copyOf(tests);
        running = List.copyOf(running);
        untouched = List.copyOf(untouched);
        unreadable = List.copyOf(unreadable);
    }

    /**
     * Reads the results of a run, also of one that ended early because the test JVM did; a line that cannot be read costs its test.
     *
     * @throws BrokenResultsException if the file cannot be read, or was written by another version
     */
    public static RunResults read(Path file) {
        return new ResultsReader(file).read();
    }

    /** Returns the tests with one of the outcomes. */
    public List<TestResult> ended(TestOutcome... outcomes) {
        List<TestOutcome> wanted = List.of(outcomes);
        return tests.stream().filter(test -> wanted.contains(test.outcome())).toList();
    }

    /** Returns how many schedules of all tests together were tried. */
    public long schedules() {
        return tests.stream().mapToLong(TestResult::schedules).sum();
    }

    /** Returns how long all tests together took. */
    public long millis() {
        return tests.stream().mapToLong(TestResult::millis).sum();
    }
}
