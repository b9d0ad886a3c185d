package io.snarl.core.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.core.file.WriteProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A JVM that runs compiled tests under the scheduler.
 *
 * @param command what starts it
 */
record LabJvm(List<String> command, Lab.Place place) {

    /** What the status of a process is above that was ended from outside, or by a failure of the JVM itself. */
    private static final int SIGNALS = 128;

    /** How such a JVM came to its end. */
    enum End {
        BY_ITSELF,
        BY_SIGNAL,
        TIME_OVER,
        NOT_STARTED
    }

    /**
     * Runs it to its end.
     *
     * @param end how that came
     * @param words what it said last, or why it could not be started
     */
    record Ended(End end, String words) {}

    Ended run(Collecting collecting, Duration time) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(ClassPathFile.in(place.log().resolveSibling("class-path"), command));
        arguments.addAll(List.of("--collect", collecting.word(), place.classes().toString()));
        Process process;
        try {
            process = new ProcessBuilder(arguments)
                    .directory(place.directory().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(place.log().toFile())
                    .start();
        } catch (IOException e) {
            WriteProblem.requireRoom(place.log());
            return new Ended(End.NOT_STARTED, "it could not be started: " + e.getMessage());
        }
        boolean ended = waitFor(process, mark(), time);
        process.waitFor();
        End end = process.exitValue() > SIGNALS ? End.BY_SIGNAL : End.BY_ITSELF;
        return ended
                ? new Ended(end, "it ended with status " + process.exitValue() + lastWords())
                : new Ended(End.TIME_OVER, "it had to be ended");
    }

    /** Ends the one that an analysis has left which was killed: both would write to the same place. */
    void endLeftOver() throws IOException, InterruptedException {
        mark().endProcess();
    }

    private LabMark mark() {
        return new LabMark(place.log().resolveSibling("lab.pid"));
    }

    private static boolean waitFor(Process process, LabMark mark, Duration time)
            throws IOException, InterruptedException {
        // A build that is cancelled ends this JVM, and nobody else knows of the other.
        var ending = new Thread(() -> end(process));
        Runtime.getRuntime().addShutdownHook(ending);
        try {
            mark.set(process.toHandle());
            return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } finally {
            end(process);
            mark.remove();
            Runtime.getRuntime().removeShutdownHook(ending);
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private String lastWords() throws IOException {
        Path log = place.log();
        if (!Files.exists(log)) {
            return "";
        }
        // Tests print what they like, in any encoding.
        List<String> lines = new String(Files.readAllBytes(log), UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
        return lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1).strip();
    }
}
