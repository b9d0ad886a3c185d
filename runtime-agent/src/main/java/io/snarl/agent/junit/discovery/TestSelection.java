package io.snarl.agent.junit.discovery;

import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.agent.junit.descriptor.InterleavedMark;
import io.snarl.contract.schedule.StoredSchedules;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;

/** Selects the tests that are run under control. */
public final class TestSelection {

    private final FuzzRunSettings settings;
    private final StoredSchedules replayed;

    /**
     * Makes a selection.
     *
     * @param replayed the schedules whose tests are the only ones to run, or null
     */
    public TestSelection(FuzzRunSettings settings, StoredSchedules replayed) {
        this.settings = settings;
        this.replayed = replayed;
    }

    /** Returns whether to run a test, or what registers its tests only when it is run. */
    boolean wants(FoundTest test) {
        if (replayed != null) {
            return replayed.concern(test.scheduled());
        }
        return settings.named()
                || test.type() != null
                        && (InterleavedMark.isOn(test.type())
                                || test.method() != null && InterleavedMark.isOn(test.method())
                                || isConcurrentTest(test.type()));
    }

    private boolean isConcurrentTest(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        List<Path> directories = settings.concurrentClasses();
        if (source == null || source.getLocation() == null || directories.isEmpty()) {
            return false;
        }
        try {
            Path origin = Path.of(source.getLocation().toURI());
            return directories.stream().anyMatch(directory -> isSame(directory, origin));
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
            // Such a class does not come from a directory.
            return false;
        }
    }

    /** A build tool and a class path may name one directory in different ways. */
    private static boolean isSame(Path directory, Path origin) {
        try {
            return Files.isSameFile(directory, origin);
        } catch (IOException e) {
            // A suite without tests has no directory.
            return false;
        }
    }
}
