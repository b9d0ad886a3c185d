package io.snarl.contract.trace.index;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import io.snarl.contract.trace.BrokenTraceException;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;

/**
 * Writes an index line by line, so that only the last line is lost when the JVM dies; whoever comes next continues it.
 *
 * <p>It is no {@code FileChannel}, because that closes itself when the test's thread has been interrupted.
 */
public final class IndexWriter implements Closeable {

    static final int VERSION = 2;
    static final String VERSION_MEMBER = "version";
    static final String JAVA = "java";
    static final String BRANCHES = "branches";

    private final RelativePaths paths;
    private final RandomAccessFile out;
    private final ByteArrayOutputStream unwritten = new ByteArrayOutputStream();
    private final int earlierRuns;
    private long end;
    private IOException failure;

    /** Continues the index of earlier JVMs, if there is one. */
    public IndexWriter(Path file) throws IOException {
        this.paths = new RelativePaths(file.toAbsolutePath().getParent());
        this.out = new RandomAccessFile(file.toFile(), "rw");
        this.end = endOfLastLine();
        out.setLength(end);
        this.earlierRuns = runsIn(file);
    }

    private static int runsIn(Path file) throws IOException {
        int[] runs = {0};
        JsonLine.readEach(
                file,
                BrokenTraceException::badLine,
                line -> runs[0] += IndexLine.of(line) == IndexLine.RUN ? 1 : 0,
                damaged -> {});
        return runs[0];
    }

    /** Returns how many JVMs have begun to write to it. */
    public int earlierRuns() {
        return earlierRuns;
    }

    /** What follows it was being written when an earlier JVM ended. */
    private long endOfLastLine() throws IOException {
        long position = out.length();
        while (position > 0) {
            out.seek(position - 1);
            if (out.read() == '\n') {
                break;
            }
            position--;
        }
        return position;
    }

    /** Writes that a JVM begins to run tests. */
    public void run(boolean branches) {
        write(IndexLine.RUN
                .start()
                .with(VERSION_MEMBER, VERSION)
                .with(JAVA, System.getProperty("java.version"))
                .with(BRANCHES, branches));
    }

    /** Writes that a test or container begins; even if the JVM dies in a container, its trace is the setup of the tests that have ended. */
    public void begin(BegunTest begun) {
        write(begun.addTo(IndexLine.BEGIN.start(), paths));
    }

    /** Writes how a test has ended. */
    public void ended(TracedTest test) {
        write(test.addTo(IndexLine.TEST.start(), paths));
    }

    /** Writes that a container has ended. */
    public void ended(TracedSetup setup) {
        write(setup.addTo(IndexLine.SETUP.start(), paths));
    }

    /** Writes that a test was lost, or a container with all of its tests that have not ended. */
    public void lost(LostTest test) {
        write(test.addTo(IndexLine.LOST.start()));
    }

    /** Writes that the JVM is shut down before its tests have ended. */
    public void shutdown() {
        write(IndexLine.SHUTDOWN.start());
    }

    /** Writes that a test or container was not run. */
    public void skipped(SkippedTest test) {
        write(test.addTo(IndexLine.SKIPPED.start()));
    }

    /** Writes that all tests of the JVM have run. */
    public void end(Collection<UntouchedCode> untouched, RewrittenClasses classes) {
        untouched.stream().distinct().sorted().forEach(one -> write(one.addTo(IndexLine.UNTOUCHED.start())));
        write(classes.addTo(IndexLine.END.start()));
    }

    /** Writes a line and those before it that could not be written, which can be otherwise when a trace has been removed. */
    private synchronized void write(JsonLineWriter line) {
        unwritten.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            out.seek(end);
            out.write(unwritten.toByteArray());
            end = out.getFilePointer();
            unwritten.reset();
            failure = null;
        } catch (IOException e) {
            failure = e;
        }
    }

    /** Returns why the latest lines could not be written; null if they were. */
    public synchronized IOException failure() {
        return failure;
    }

    /** Fails if the latest lines could not be written. */
    public void requireWritten() throws IOException {
        IOException problem = failure();
        if (problem != null) {
            throw problem;
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
