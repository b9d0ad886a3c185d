package io.snarl.agent.explore;

import io.snarl.agent.control.Failure;
import io.snarl.agent.json.JsonLine;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What became of each test, written line by line, so that a JVM that dies leaves behind in which test it did. */
public final class ResultsFile implements Closeable {

    public static final String NAME = "fuzz.jsonl";

    private final Path directory;
    private final long seed;
    private final OutputStream out;
    private final Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);

    /** Goes on after what another JVM may have written. */
    public ResultsFile(Path directory, long seed) throws IOException {
        this.directory = directory;
        this.seed = seed;
        Files.createDirectories(directory);
        this.out = new FileOutputStream(directory.resolve(NAME).toFile(), true);
    }

    /** Says that a test begins, before it can do harm. */
    public void begin(String test) throws IOException {
        write(new JsonLine().with("begin", test));
    }

    /** Says what became of a test; the method is null if the test is none. */
    public void write(Exploration exploration, String className, String method, String display) throws IOException {
        counts.merge(exploration.outcome(), 1, Integer::sum);
        Failure failure = exploration.failure();
        write(new JsonLine()
                .with("test", exploration.test())
                .with("class", className)
                .with("method", method)
                .with("display", display)
                .with("outcome", word(exploration.outcome()))
                .with("kind", failure == null ? null : word(failure.kind()))
                .with("schedules", exploration.schedules())
                .with("millis", exploration.spent().toMillis())
                .with("strategy", exploration.strategy())
                .with("seed", seed)
                .with("claim", exploration.claim())
                .with("summary", failure == null ? null : failure.summary())
                .with("details", failure == null ? List.of() : failure.details())
                .with("schedule", relative(exploration.scheduleFile()))
                .with("interleaving", relative(exploration.interleavingFile()))
                .with("remarks", exploration.remarks())
                .with("reusable", exploration.reusable()));
    }

    /** Says why nothing is known about a test: it is switched off, does not apply, or its JVM died. */
    public void notRun(String test, String className, String method, String display, String reason) throws IOException {
        write(new JsonLine()
                .with("test", test)
                .with("class", className)
                .with("method", method)
                .with("display", display)
                .with("outcome", "not run")
                .with("summary", reason));
    }

    /** Says that all tests of this JVM have run. */
    public void end() throws IOException {
        JsonLine line = new JsonLine()
                .with("end", true)
                .with(
                        "tests",
                        counts.values().stream().mapToInt(Integer::intValue).sum());
        counts.forEach((outcome, count) -> line.with(word(outcome), count));
        write(line);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    private String relative(Path file) {
        return file == null ? null : directory.relativize(file).toString().replace('\\', '/');
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private void write(JsonLine line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
