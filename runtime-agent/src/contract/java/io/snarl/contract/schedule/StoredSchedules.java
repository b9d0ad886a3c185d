package io.snarl.contract.schedule;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The schedules to replay: that of one file, or those of all schedule files in a directory. */
public final class StoredSchedules {

    /** What the names of schedule files end with. */
    public static final String ENDING = ".schedule";

    private final List<StoredSchedule> all;

    private StoredSchedules(List<StoredSchedule> all) {
        this.all = all;
    }

    /** Reads a file, or all that a directory has. */
    public static StoredSchedules read(Path place) throws IOException {
        List<StoredSchedule> all = new ArrayList<>();
        for (Path file : Files.isDirectory(place) ? filesIn(place) : List.of(place)) {
            all.add(new StoredSchedule(file, ReplayableFailure.read(file)));
        }
        return new StoredSchedules(all);
    }

    private static List<Path> filesIn(Path directory) throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            List<Path> files = all.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw new BrokenScheduleException("there is no file *" + ENDING + " in the directory " + directory);
            }
            return files;
        }
    }

    /** Returns whether a schedule is one of a test, or may be one of those that it makes when it is run. */
    public boolean concern(ScheduledTest test) {
        return all.stream().anyMatch(stored -> stored.concerns(test));
    }

    /** Returns the schedules of a test. */
    public List<StoredSchedule> of(ScheduledTest test) {
        return all.stream()
                .filter(stored -> stored.isOf(test))
                .map(stored -> stored.of(test))
                .toList();
    }

    /** Returns the schedules that are of none of some tests. */
    public List<StoredSchedule> ofOthersThan(List<ScheduledTest> tests) {
        return all.stream()
                .filter(stored -> tests.stream().noneMatch(stored::concerns))
                .toList();
    }
}
