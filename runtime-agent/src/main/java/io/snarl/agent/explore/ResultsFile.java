package io.snarl.agent.explore;

import io.snarl.agent.control.Failure;
import io.snarl.agent.instrument.Untouched;
import io.snarl.agent.json.JsonLine;
import io.snarl.agent.secret.Secrets;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What became of each test, written line by line, so that a JVM that dies leaves behind in which test it did. */
public final class ResultsFile implements Closeable {

    public static final String NAME = "fuzz.jsonl";

    /** What a line says before anything that a test could have put there, since quotes in texts are escaped. */
    private static final Pattern OUTCOME = Pattern.compile("^\\{\"test\":.*?,\"outcome\":\"([a-z_ ]+)\"");

    private final Path directory;
    private final long seed;
    private final OutputStream out;
    private final String jvm;

    /** Goes on after what another JVM may have written. */
    public ResultsFile(Path directory, long seed) throws IOException {
        this(directory, seed, JvmMark.current());
    }

    ResultsFile(Path directory, long seed, String jvm) throws IOException {
        this.jvm = jvm;
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
        write(line(exploration, className, method, display));
    }

    /** Says what became of replaying a schedule file. */
    public void writeReplay(Exploration exploration, Path replayed, String className, String method, String display)
            throws IOException {
        write(line(exploration, className, method, display)
                .with("replayed", relative(replayed))
                .with("reproduced", exploration.reproduced()));
    }

    private JsonLine line(Exploration exploration, String className, String method, String display) {
        Failure failure = exploration.failure();
        JsonLine line = new JsonLine()
                .with("test", exploration.test())
                .with("class", className)
                .with("method", method)
                .with("display", told(display, method))
                .with("outcome", word(exploration.outcome()))
                .with("kind", failure == null ? null : word(failure.kind()))
                .with("schedules", exploration.schedules())
                .with("millis", exploration.spent().toMillis())
                .with("strategy", exploration.strategy())
                .with("seed", seed)
                .with("claim", exploration.claim())
                .with("summary", failure == null ? null : failure.summary())
                .with("details", failure == null ? List.of() : failure.details())
                .with(
                        "deadlock",
                        failure == null || failure.circle() == null ? null : DeadlockJson.of(failure.circle()))
                .with("schedule", relative(exploration.scheduleFile()))
                .with("interleaving", relative(exploration.interleavingFile()))
                .with("remarks", exploration.remarks())
                .with("reusable", exploration.reusable());
        if (exploration.collected() != null) {
            add(line, exploration.collected());
        }
        return line;
    }

    private void add(JsonLine line, Collected collected) {
        line.withObjects(
                        "deadlocks",
                        collected.deadlocks().stream()
                                .map(one -> DeadlockJson.of(one.circle())
                                        .with("schedule", relative(one.scheduleFile()))
                                        .with("interleaving", relative(one.interleavingFile()))
                                        .with("replays", one.replays()))
                                .toList())
                .with("sequential", collected.sequential())
                .with("otherFailures", collected.otherFailures());
        if (collected.judged() != null) {
            add(line, collected.judged());
        }
    }

    private void add(JsonLine line, Collected.Judged judged) {
        line.withObjects(
                        "outcomes",
                        judged.outcomes().stream().map(ViolationJson::of).toList())
                .with("masked", judged.masked())
                .withObjects(
                        "violations",
                        judged.violations().stream()
                                .map(one -> ViolationJson.of(one)
                                        .with("schedule", relative(one.scheduleFile()))
                                        .with("interleaving", relative(one.interleavingFile()))
                                        .with("replays", one.replays())
                                        .with("count", one.count()))
                                .toList());
    }

    /** Says why nothing is known about a test: it is switched off, does not apply, or its JVM died. */
    public void notRun(String test, String className, String method, String display, String reason) throws IOException {
        write(new JsonLine()
                .with("test", test)
                .with("class", className)
                .with("method", method)
                .with("display", told(display, method))
                .with("outcome", "not run")
                .with("summary", reason));
    }

    /** What a test calls itself may hold the arguments that it was given. */
    private static String told(String display, String method) {
        String told = Secrets.current().told(display);
        return told == null ? method : told;
    }

    /** Names the code in which threads could not be controlled. */
    public void untouched(Collection<Untouched> code) throws IOException {
        List<Untouched> sorted = code.stream()
                .distinct()
                .sorted(Comparator.comparing(Untouched::className)
                        .thenComparing(one -> one.method() == null ? "" : one.method()))
                .toList();
        for (Untouched one : sorted) {
            write(new JsonLine()
                    .with("untouched", one.className())
                    .with("method", one.method())
                    .with("reason", one.reason()));
        }
    }

    /** Says that all tests have run, and how many there were, also in other JVMs that have written to the same file. */
    public void end() throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        for (String line : Files.readAllLines(directory.resolve(NAME))) {
            Matcher outcome = OUTCOME.matcher(line);
            if (outcome.find()) {
                counts.merge(outcome.group(1), 1, Integer::sum);
            }
        }
        JsonLine line = new JsonLine()
                .with("end", true)
                .with(
                        "tests",
                        counts.values().stream().mapToInt(Integer::intValue).sum());
        counts.forEach(line::with);
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
        // At once, so that lines of several JVMs do not mix.
        out.write((line.with("jvm", jvm) + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
