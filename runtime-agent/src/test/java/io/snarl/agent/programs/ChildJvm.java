package io.snarl.agent.programs;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A command that has run in a process of its own.
 *
 * @param status with which it ended
 * @param out what it printed
 * @param err what it printed as errors
 */
public record ChildJvm(int status, String out, String err) {

    private static final long MINUTES_ALLOWED = 5;

    public static ChildJvm run(List<String> command) {
        return run(command, Map.of());
    }

    /** Runs a command with further variables in its environment. */
    static ChildJvm run(List<String> command, Map<String, String> environment) {
        try {
            Path out = Files.createTempFile("child", ".out");
            Path err = Files.createTempFile("child", ".err");
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            if (!process.waitFor(MINUTES_ALLOWED, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("This command did not end: " + command + "\n" + Files.readString(out));
            }
            var run = new ChildJvm(process.exitValue(), read(out), read(err));
            Files.delete(out);
            Files.delete(err);
            return run;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** Fails unless the command succeeded. */
    public ChildJvm succeeded() {
        if (status != 0) {
            throw new AssertionError("A command ended with status " + status + ":\n" + out + err);
        }
        return this;
    }

    /** Joins the parts of a command. */
    @SafeVarargs
    public static List<String> command(List<String>... parts) {
        List<String> command = new ArrayList<>();
        for (List<String> part : parts) {
            command.addAll(part);
        }
        return command;
    }

    /** Makes the argument of {@code -cp}. */
    public static String path(List<Path> entries) {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
