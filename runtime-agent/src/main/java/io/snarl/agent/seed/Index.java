package io.snarl.agent.seed;

import io.snarl.agent.instrument.Untouched;
import io.snarl.agent.json.JsonLine;
import io.snarl.agent.record.Trace;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.site.ClassSort;
import io.snarl.agent.site.Sites;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.function.Consumer;

/** The index of a recording, written line by line, so that nothing but the last line is lost when the JVM dies. */
final class Index {

    private static final int VERSION = 1;

    private final Path directory;
    private final FileOutputStream out;
    private final Consumer<IOException> failure;

    Index(Path directory, Consumer<IOException> failure) throws IOException {
        this.directory = directory;
        this.out = new FileOutputStream(directory.resolve("index.jsonl").toFile());
        this.failure = failure;
    }

    void run(boolean branches) {
        write(line("run")
                .with("version", VERSION)
                .with("java", System.getProperty("java.version"))
                .with("branches", branches));
    }

    void begin(Seed test) {
        write(line("begin").with("id", test.id()));
    }

    /** A test has passed; the trace may lack if nothing was recorded. */
    void passed(Seed test, Trace trace, Path traceFile, Path setup) {
        write(describe("test", test)
                .with("outcome", "passed")
                .with("trace", relative(traceFile))
                .with("setup", relative(setup))
                .with("events", trace.events())
                .with("threads", trace.hasOtherThreads())
                .with("cut", trace.isCut()));
    }

    void notPassed(Seed test, String outcome, String reason) {
        write(describe("test", test).with("outcome", outcome).with("reason", reason));
    }

    void setup(Seed container, Trace trace, Path outerSetup) {
        write(line("setup")
                .with("id", container.id())
                .with("class", container.className())
                .with("trace", relative(trace.file().toPath()))
                .with("setup", relative(outerSetup))
                .with("events", trace.events())
                .with("threads", trace.hasOtherThreads())
                .with("cut", trace.isCut()));
    }

    void skipped(Seed seed, String reason) {
        write(line("skipped").with("id", seed.id()).with("reason", reason));
    }

    void end(Collection<Untouched> untouched, Sites sites) {
        untouched.stream()
                .distinct()
                .sorted(Comparator.comparing(Untouched::className)
                        .thenComparing(Untouched::method, Comparator.nullsFirst(Comparator.naturalOrder())))
                .forEach(one -> write(line("untouched")
                        .with("class", one.className())
                        .with("method", one.method())
                        .with("reason", one.reason())));
        write(line("end")
                .with("subjects", sites.countOf(ClassSort.SUBJECT))
                .with("libraries", sites.countOf(ClassSort.LIBRARY))
                .with("tests", sites.countOf(ClassSort.TEST)));
    }

    private static JsonLine line(String kind) {
        return new JsonLine().with("kind", kind);
    }

    private static JsonLine describe(String kind, Seed test) {
        return line(kind)
                .with("id", test.id())
                .with("class", test.className())
                .with("method", test.method())
                .with("name", told(test));
    }

    /** What a test calls itself may hold the arguments that it was given; a reader counts on a name. */
    private static String told(Seed test) {
        String told = Secrets.current().told(test.name());
        return told != null || test.name() == null ? told : test.method() == null ? "" : test.method();
    }

    private String relative(Path file) {
        return file == null ? null : directory.relativize(file).toString().replace('\\', '/');
    }

    private void write(JsonLine line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            failure.accept(e);
        }
    }
}
