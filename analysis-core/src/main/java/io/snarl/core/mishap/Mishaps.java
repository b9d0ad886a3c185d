package io.snarl.core.mishap;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.core.file.WriteProblem;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Runs pieces of work so that the failure of one is logged and costs no other.
 *
 * <p>A disk that is full is none of these, since nothing that follows could be written.
 */
public final class Mishaps {

    private final Path log;
    private final Set<Mishap> all = new LinkedHashSet<>();
    private Mishap latest;

    /**
     * Begins without any.
     *
     * @param log where stack traces go
     */
    public Mishaps(Path log) {
        this.log = log;
    }

    /**
     * Does a piece of work.
     *
     * @param work what it is, for those who are told that it was not done
     * @return what came of it, empty if something went wrong
     */
    public <T> Optional<T> guard(String work, Supplier<T> piece) {
        try {
            return Optional.of(piece.get());
        } catch (RuntimeException | Error e) {
            take(work, e);
            return Optional.empty();
        }
    }

    /** Does a piece of work that comes to nothing, and tells whether it was done. */
    public boolean run(String work, Runnable piece) {
        return guard(work, () -> {
                    piece.run();
                    return true;
                })
                .isPresent();
    }

    /** A long piece of work, which uses files and can be interrupted. */
    @FunctionalInterface
    public interface Phase {

        /** Does it. */
        void run() throws IOException, InterruptedException;
    }

    /** Does a long piece of work of which single pieces are guarded too, and tells whether it came to its end. */
    public boolean runPhase(String work, Phase phase) throws IOException, InterruptedException {
        try {
            phase.run();
            return true;
        } catch (RuntimeException | Error e) {
            take(work, e);
            return false;
        }
    }

    /**
     * Does a long piece of work that is done in another way if it goes wrong, so that nothing is lost, and tells whether it came to its
     * end.
     */
    public boolean tryPhase(String work, Phase phase) throws IOException, InterruptedException {
        try {
            phase.run();
            return true;
        } catch (RuntimeException | Error e) {
            requireBearable(e);
            latest = Mishap.of(work, e);
            log(work + "\n" + traceOf(e));
            return false;
        }
    }

    private void take(String work, Throwable thrown) {
        requireBearable(thrown);
        note(work, thrown);
    }

    private static void requireBearable(Throwable thrown) {
        if (thrown instanceof Error error && !isBearable(error)) {
            throw error;
        }
        requireRoom(thrown);
    }

    /** Tells whether the JVM can go on: code or memory that one piece of work lacks need not be lacking for the next. */
    private static boolean isBearable(Error error) {
        return error instanceof StackOverflowError
                || error instanceof OutOfMemoryError
                || error instanceof LinkageError
                || error instanceof AssertionError;
    }

    /** Takes note of something that went wrong. */
    public Mishap note(String work, Throwable thrown) {
        Mishap mishap = Mishap.of(work, thrown);
        note(mishap, work + "\n" + traceOf(thrown));
        return mishap;
    }

    private static String traceOf(Throwable thrown) {
        var trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return trace.toString();
    }

    private void note(Mishap mishap, String text) {
        latest = mishap;
        all.add(mishap);
        log(text);
    }

    /** Takes note of work that there was not enough memory for. */
    public void noteOutOfMemory(String work) {
        add(new Mishap(work, Mishap.NO_MEMORY));
    }

    /** Takes note of work that was not done because of what happened elsewhere. */
    public void add(Mishap mishap) {
        note(mishap, mishap.toString());
    }

    private static void requireRoom(Throwable thrown) {
        if (thrown instanceof UncheckedIOException unchecked && WriteProblem.isOfFullDisk(unchecked.getCause())) {
            throw unchecked;
        }
    }

    private void log(String text) {
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            Files.write(log, (text + "\n").getBytes(UTF_8), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException | OutOfMemoryError e) {
            // What matters is in the findings.
        }
    }

    /** Returns the file with the stack traces, which is there if something went wrong. */
    public Path log() {
        return log;
    }

    /** Returns the last one, if there is any. */
    public Optional<Mishap> latest() {
        return Optional.ofNullable(latest);
    }

    /** Returns all in the order in which they happened, the same one once. */
    public List<Mishap> all() {
        return List.copyOf(all);
    }
}
