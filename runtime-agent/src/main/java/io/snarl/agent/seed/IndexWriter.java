package io.snarl.agent.seed;

import io.snarl.agent.record.TraceWriter;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.site.ClassSort;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.json.JsonLineWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;

/**
 * Writes the index of a recording line by line, so that only the last line is lost when the JVM dies; the next JVM
 * continues it.
 */
final class IndexWriter {

    private static final int VERSION = 2;

    private final Path directory;
    private final RandomAccessFile out;
    private final ByteArrayOutputStream unwritten = new ByteArrayOutputStream();
    private final int jvm;
    private long end;
    private IOException failure;

    /** Continues the index of earlier JVMs, if there is one. */
    IndexWriter(Path directory) throws IOException {
        this.directory = directory;
        this.out = new RandomAccessFile(directory.resolve("index.jsonl").toFile(), "rw");
        this.end = endOfLastLine();
        out.setLength(end);
        try (Stream<String> lines = Files.lines(directory.resolve("index.jsonl"))) {
            String run = line("run").toString();
            this.jvm = 1
                    + (int) lines.filter(line -> line.startsWith(run.substring(0, run.length() - 1)))
                            .count();
        }
    }

    /** Returns how many JVMs have written to it, this one included. */
    int jvm() {
        return jvm;
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

    void run(boolean branches) {
        write(line("run")
                .with("version", VERSION)
                .with("java", System.getProperty("java.version"))
                .with("branches", branches));
    }

    void begin(SeedDescriptor test) {
        write(describe("begin", test));
    }

    /** Writes that a container starts; even if the JVM dies in it, its trace is the setup of the tests that have ended. */
    void begin(SeedDescriptor container, Path trace) {
        write(line("begin")
                .with("id", container.id())
                .with("class", container.className())
                .with("container", true)
                .with("trace", relative(trace)));
    }

    /** Writes that a test has passed; it may lack a trace if nothing was recorded. */
    void passed(SeedDescriptor test, TraceWriter trace, Path traceFile, ContainerTraces.ContainerSetup setup) {
        write(describe(describe("test", test).with("outcome", "passed"), trace, traceFile, setup));
    }

    void notPassed(SeedDescriptor test, String outcome, String reason) {
        write(describe("test", test).with("outcome", outcome).with("reason", reason));
    }

    void setup(SeedDescriptor container, TraceWriter trace, Path traceFile, ContainerTraces.ContainerSetup outer) {
        JsonLineWriter line = line("setup").with("id", container.id()).with("class", container.className());
        write(describe(line, trace, traceFile, outer));
    }

    private JsonLineWriter describe(
            JsonLineWriter line, TraceWriter trace, Path traceFile, ContainerTraces.ContainerSetup setup) {
        line.with("trace", relative(traceFile));
        if (setup != null) {
            line.with("setup", relative(setup.file())).with("setupEvents", setup.events());
        }
        return line.with("events", trace.events())
                .with("seen", trace.seen())
                .with("forThreads", trace.methodsForThreads())
                .with("threads", trace.hasOtherThreads())
                .with("cut", trace.isCut());
    }

    /** Writes that a test was lost, or a container with all of its tests that have not ended. */
    void lost(SeedDescriptor seed, boolean container, LostTrace loss) {
        write(describe("lost", seed)
                .with("container", container)
                .with("reason", loss.reason())
                .with("remedy", loss.remedy())
                .with("again", loss.mayPassAgain()));
    }

    /** Writes that the JVM is shut down before its tests have ended. */
    void shutdown() {
        write(line("shutdown"));
    }

    void skipped(SeedDescriptor seed, String reason) {
        write(line("skipped").with("id", seed.id()).with("reason", reason));
    }

    void end(Collection<UntouchedCode> untouched, Sites sites) {
        untouched.stream().distinct().sorted().forEach(one -> write(one.addTo(line("untouched"))));
        write(line("end")
                .with("subjects", sites.countOf(ClassSort.SUBJECT))
                .with("libraries", sites.countOf(ClassSort.LIBRARY))
                .with("tests", sites.countOf(ClassSort.TEST)));
    }

    private static JsonLineWriter line(String kind) {
        return new JsonLineWriter().with("kind", kind);
    }

    private static JsonLineWriter describe(String kind, SeedDescriptor test) {
        return line(kind)
                .with("id", test.id())
                .with("class", test.className())
                .with("method", test.method())
                .with("name", told(test));
    }

    /** What a test calls itself may hold the arguments that it was given; a reader counts on a name. */
    private static String told(SeedDescriptor test) {
        String told = Secrets.current().told(test.name());
        return told != null || test.name() == null ? told : test.method() == null ? "" : test.method();
    }

    private String relative(Path file) {
        return file == null ? null : directory.relativize(file).toString().replace('\\', '/');
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
    synchronized IOException failure() {
        return failure;
    }
}
