package io.snarl.core.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.contract.lab.TrialReply;
import io.snarl.contract.lab.TrialRequest;
import io.snarl.core.file.WriteProblem;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A JVM that runs compiled tests under the scheduler, one after the other, for as long as it can. */
final class LabJvm implements AutoCloseable {

    /** What it may take to start, on a busy machine too. */
    static final Duration START = Duration.ofSeconds(60);

    /** What the status of a process is above that was ended from outside, or by a failure of the JVM itself. */
    private static final int SIGNALS = 128;

    private static final long SECONDS_TO_DIE = 10;

    private final Process process;
    private final Writer requests;
    private final Path log;
    private final Thread ending;
    private final BlockingQueue<Optional<TrialReply>> replies = new LinkedBlockingQueue<>();
    private boolean ready;

    private LabJvm(Process process, Path log) {
        this.process = process;
        this.log = log;
        this.requests = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
        // A build that is cancelled ends this JVM, and nobody else knows of the other.
        this.ending = new Thread(this::kill);
        Runtime.getRuntime().addShutdownHook(ending);
        var reader = new Thread(this::read, "replies of the lab");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts one, which is not ready yet.
     *
     * @param log where its output goes
     */
    static LabJvm start(List<String> command, Path directory, Path log) throws IOException {
        try {
            Files.deleteIfExists(log);
            return new LabJvm(
                    new ProcessBuilder(command)
                            .directory(directory.toFile())
                            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                            .start(),
                    log);
        } catch (IOException e) {
            WriteProblem.requireRoom(log.toAbsolutePath().getParent());
            throw e;
        }
    }

    /** What it says, and what else is printed. */
    private void read() {
        try (var lines = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Optional<TrialReply> reply = TrialReply.read(line);
                if (reply.isPresent()) {
                    replies.add(reply);
                } else {
                    Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                }
            }
        } catch (IOException | IllegalArgumentException | UncheckedIOException e) {
            kill();
        } finally {
            replies.add(Optional.empty());
        }
    }

    /** Tells whether it has said that it is ready. */
    boolean isReady() {
        return ready;
    }

    /** Takes note that it has said so. */
    void ready() {
        ready = true;
    }

    /** Asks it to run a test. */
    void ask(TrialRequest request) {
        try {
            requests.write(request.line());
            requests.write('\n');
            requests.flush();
        } catch (IOException e) {
            // Whoever waits for the reply will learn that it has ended.
        }
    }

    /** Returns what it says next: when it is ready, or what came of a test. */
    Answer answer(Duration most) throws InterruptedException, IOException {
        Optional<TrialReply> reply = replies.poll(most.toMillis(), TimeUnit.MILLISECONDS);
        if (reply == null) {
            return new Answer(Optional.empty(), End.TIME_OVER, "it had to be ended");
        } else if (reply.isPresent()) {
            return new Answer(reply, End.NONE, "");
        }
        if (!process.waitFor(SECONDS_TO_DIE, TimeUnit.SECONDS)) {
            return new Answer(reply, End.BY_ITSELF, "it had to be ended");
        }
        End end = process.exitValue() > SIGNALS ? End.BY_SIGNAL : End.BY_ITSELF;
        return new Answer(reply, end, "it ended with status " + process.exitValue() + lastWords());
    }

    /** How a JVM came to its end. */
    enum End {
        /** It goes on. */
        NONE,
        BY_ITSELF,
        /** Something has ended it, or the JVM itself has failed. */
        BY_SIGNAL,
        TIME_OVER
    }

    /**
     * What a JVM says.
     *
     * @param reply empty if it says nothing any more
     * @param words what it said last in that case
     */
    record Answer(Optional<TrialReply> reply, End end, String words) {}

    private String lastWords() throws IOException {
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

    private void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException e) {
            // This JVM ends as well.
        }
    }
}
