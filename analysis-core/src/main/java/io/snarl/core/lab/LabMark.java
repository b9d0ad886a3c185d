package io.snarl.core.lab;

import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Says which process is the lab's JVM, so that an analysis can end the one that is left of another that was killed.
 *
 * @param file where it says so
 */
record LabMark(Path file) {

    private static final int SECONDS_TO_DIE = 10;

    void set(ProcessHandle process) throws IOException {
        WholeFile.write(file, process.pid() + "\n" + startOf(process) + "\n");
    }

    void remove() throws IOException {
        Files.deleteIfExists(file);
    }

    /** Ends the process that was left, if it is still there; its number alone may be that of another by now. */
    void endProcess() throws IOException, InterruptedException {
        if (!Files.exists(file)) {
            return;
        }
        List<String> lines = Files.readAllLines(file);
        if (lines.size() == 2 && lines.get(0).matches("\\d+")) {
            var left = ProcessHandle.of(Long.parseLong(lines.get(0)))
                    .filter(process -> startOf(process).equals(lines.get(1)));
            if (left.isPresent()) {
                end(left.get());
            }
        }
        remove();
    }

    private static void end(ProcessHandle process) throws InterruptedException {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.onExit().get(SECONDS_TO_DIE, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // It has been told to, and nobody can do more.
        }
    }

    private static String startOf(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toString).orElse("");
    }
}
