package io.snarl;

import io.snarl.contract.settings.AdoptedTestFiles;
import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.settings.SettingsFile;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Runs adopted tests under the scheduler before their threads start plainly, each in a JVM of its own, where the build
 * has prepared one.
 */
final class AdoptedTestRunner {

    /** The system property by which the build names the directory that it has made ready. */
    static final String PROPERTY = AdoptedTestFiles.PROPERTY;

    /** Where schedules are among the resources. */
    private static final String RESOURCES = AdoptedTestFiles.RESOURCES + "/";

    private final Path directory;
    private final Path schedules;
    private final String shownSchedules;
    private final Map<String, ControlledRun> runs = new ConcurrentHashMap<>();

    /** Creates a runner without a prepared directory. */
    private AdoptedTestRunner() {
        this.directory = null;
        this.schedules = null;
        this.shownSchedules = RESOURCES;
    }

    private AdoptedTestRunner(Path directory, Properties settings) {
        this.directory = directory;
        this.schedules = Paths.get(settings.getProperty(SettingsFile.REPLAY));
        this.shownSchedules = settings.getProperty(SettingsFile.ADOPTED_PREFIX);
    }

    /**
     * Fails if the test that calls is an adopted one and fails under the scheduler, or has lost its schedule.
     *
     * @throws AssertionError with how the threads took turns
     */
    static void requirePassed() {
        Installed.TESTS.requireCallerPassed();
    }

    /** A test may come here several times, but its schedules are run once. */
    void requireCallerPassed() {
        AdoptedTest test = AdoptedTest.calling();
        if (test == null) {
            return;
        }
        requireSchedules(test);
        if (directory != null) {
            runs.computeIfAbsent(test.name(), name -> run(name, test.schedules()))
                    .requirePassed();
        }
    }

    private void requireSchedules(AdoptedTest test) {
        List<String> missing =
                test.schedules().stream().filter(name -> !isThere(test, name)).collect(Collectors.toList());
        if (!missing.isEmpty()) {
            throw ControlledRun.withoutSchedules(
                    test.name(),
                    missing.stream().map(name -> shownSchedules + name).collect(Collectors.joining(", ")));
        }
        if (test.schedules().isEmpty()) {
            throw ControlledRun.withoutSchedules(test.name(), "its @Adopted names none");
        }
    }

    private boolean isThere(AdoptedTest test, String schedule) {
        return schedules == null ? test.maySee(RESOURCES + schedule) : Files.exists(schedules.resolve(schedule));
    }

    private ControlledRun run(String test, List<String> names) {
        return new ControlledJvm(directory, test)
                .run(names.stream().map(schedules::resolve).collect(Collectors.toList()));
    }

    /** Returns those of a directory that the build has made ready. */
    static AdoptedTestRunner in(Path directory) {
        Properties settings = new Properties();
        try (Reader reader = Files.newBufferedReader(directory.resolve(PreparedFiles.SETTINGS))) {
            settings.load(reader);
            return new AdoptedTestRunner(directory, settings);
        } catch (IOException e) {
            throw new UncheckedIOException("The adopted tests cannot be run under the scheduler: " + e.getMessage(), e);
        }
    }

    /** Returns those of a JVM for which the build has made nothing ready. */
    static AdoptedTestRunner unprepared() {
        return new AdoptedTestRunner();
    }

    /** Looked up once, and only where a test has parallel parts. */
    private static final class Installed {

        static final AdoptedTestRunner TESTS = find();

        private static AdoptedTestRunner find() {
            String directory = System.getProperty(PROPERTY);
            return directory == null ? unprepared() : in(Paths.get(directory));
        }
    }
}
