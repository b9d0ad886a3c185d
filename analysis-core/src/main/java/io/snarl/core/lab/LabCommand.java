package io.snarl.core.lab;

import java.nio.file.Path;
import java.util.List;

/**
 * What starts a JVM of the lab.
 *
 * @param command executable, arguments with {@code -cp} and a class path, and main class
 * @param fresh directories and jars of that class path whose classes each test gets anew
 * @param shared the others, whose classes all tests of a JVM share
 */
public record LabCommand(List<String> command, List<Path> fresh, List<Path> shared) {

    public LabCommand {
        command = List.copyOf(command);
        fresh = List.copyOf(fresh);
        shared = List.copyOf(shared);
    }
}
