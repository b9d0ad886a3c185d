package io.snarl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tests that were adopted together with a schedule that makes them fail: before their threads start plainly, each is run
 * under the scheduler in a JVM of its own, where the build has made that ready.
 */
final class AdoptedTests {

    /** The system property by which the build names the directory that it has made ready. */
    static final String PROPERTY = "snarl.adoptedTests";

    private final Path directory;
    private final Map<String, String> tests;
    private final Map<String, ControlledRun> runs = new ConcurrentHashMap<>();

    private AdoptedTests(Path directory, Map<String, String> tests) {
        this.directory = directory;
        this.tests = tests;
    }

    /**
     * Fails if the test that calls is an adopted one and fails under the scheduler.
     *
     * @throws AssertionError with how the threads took turns
     */
    static void requirePassed() {
        if (Installed.TESTS != null) {
            Installed.TESTS.requireCallerPassed();
        }
    }

    /** A test may come here several times, but its schedules are run once. */
    void requireCallerPassed() {
        caller().map(test -> runs.computeIfAbsent(test, this::run)).ifPresent(ControlledRun::requirePassed);
    }

    private ControlledRun run(String test) {
        return new ControlledJvm(directory, test).run();
    }

    private Optional<String> caller() {
        return Arrays.stream(Thread.currentThread().getStackTrace())
                .map(frame -> tests.get(frame.getClassName() + "#" + frame.getMethodName()))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** Reads which tests there are: {@code demo.BankTest#transfers(int)[2]} is one of several invocations. */
    static AdoptedTests in(Path directory) {
        try {
            Map<String, String> tests = new HashMap<>();
            for (String line : Files.readAllLines(directory.resolve("tests.txt"))) {
                String test = line.replaceFirst("(\\[\\d+])+$", "");
                tests.put(test.substring(0, test.lastIndexOf('(')), test);
            }
            return new AdoptedTests(directory, tests);
        } catch (IOException e) {
            throw new UncheckedIOException("The adopted tests cannot be run under the scheduler: " + e.getMessage(), e);
        }
    }

    /** Looked up once, and only where a test has parallel parts. */
    private static final class Installed {

        static final AdoptedTests TESTS = find();

        private static AdoptedTests find() {
            String directory = System.getProperty(PROPERTY);
            return directory == null ? null : in(Paths.get(directory));
        }
    }
}
