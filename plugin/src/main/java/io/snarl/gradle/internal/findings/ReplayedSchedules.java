package io.snarl.gradle.internal.findings;

import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileSystemOperations;

/** Finds the schedule file, or the directory of schedule files, that the user wants to replay. */
public final class ReplayedSchedules {

    private ReplayedSchedules() {}

    /** Returns the file or directory, or null if none is to be replayed. */
    public static File of(FuzzingInputs task) {
        if (!task.getReplay().isPresent()) {
            return null;
        }
        String name = task.getReplay().get();
        List<Path> places = List.of(in(task.getProjectDirectory(), name), in(task.getStartDirectory(), name));
        return places.stream()
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new InvalidUserDataException("--replay is " + Console.visible(name)
                        + ", but allowed is a schedule file or a directory of them, and " + places.get(0)
                        + " does not exist. Failing tests leave"
                        + " theirs in the directory build/snarl/fuzz/schedules of their project."))
                .toFile();
    }

    /** Copies it if it is among the results of the previous run, which are about to be moved away. */
    public static File readable(File replay, File results, FileSystemOperations files, File temporary) {
        if (replay == null || !replay.toPath().startsWith(results.toPath())) {
            return replay;
        }
        File copies = new File(temporary, "replayed");
        files.sync(copy -> copy.from(replay).into(copies));
        return replay.isDirectory() ? copies : new File(copies, replay.getName());
    }

    private static Path in(DirectoryProperty directory, String name) {
        return directory.get().getAsFile().toPath().resolve(name).normalize();
    }
}
