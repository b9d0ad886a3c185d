package io.snarl.core.lab;

import io.snarl.core.fuzz.FuzzRun;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs generated tests under the scheduler, in a JVM of their own for each run. */
public final class Lab {

    /** No limit but that of the tests themselves. */
    public static final Duration AS_LONG_AS_IT_TAKES = Duration.ofDays(1);

    /** What a JVM may take to start, on a busy machine too. */
    private static final Duration START = Duration.ofSeconds(60);

    /** What a test may take on the average; a single one that takes all of it must not cost what the others have found. */
    private static final Duration FOR_EACH_TEST = Duration.ofSeconds(4);

    private final TestCompiler compiler;
    private final Place place;
    private final List<String> command;
    private final Map<String, String> rejected = new HashMap<>();

    public Lab(TestCompiler compiler, Place place, List<String> command) {
        this.compiler = compiler;
        this.place = place;
        this.command = List.copyOf(command);
    }

    /**
     * Where a lab works.
     *
     * @param classes where tests are compiled to
     * @param results where the tests' JVM leaves its results
     * @param directory the working directory of that JVM
     * @param log where its output goes
     */
    public record Place(Path classes, Path results, Path directory, Path log) {}

    /**
     * Compiles tests and runs those that compile. If their JVM has to be ended or dies, there are results of some of them only, or null
     * if there are none.
     *
     * @param sources by the binary names of their classes
     * @param collecting what to look for in them
     * @param most how long their JVM may run at most
     */
    public FuzzRun run(Map<String, String> sources, Collecting collecting, Duration most)
            throws IOException, InterruptedException {
        rejected.clear();
        Map<String, String> left = new HashMap<>(sources);
        clear(place.classes());
        clear(place.results());
        Map<String, String> errors = compiler.compile(left, place.classes());
        while (!errors.isEmpty()) {
            requireOfSources(errors, left);
            rejected.putAll(errors);
            left.keySet().removeAll(errors.keySet());
            errors = left.isEmpty() ? Map.of() : compiler.compile(left, place.classes());
        }
        if (!left.isEmpty()) {
            Duration expected = START.plus(FOR_EACH_TEST.multipliedBy(left.size()));
            start(collecting, expected.compareTo(most) < 0 ? expected : most);
        }
        Path results = place.results().resolve("fuzz.jsonl");
        return Files.exists(results) ? FuzzRun.read(results) : null;
    }

    /** Returns what is wrong with the sources of the last run that did not compile, by the names of their classes. */
    public Map<String, String> rejected() {
        return Map.copyOf(rejected);
    }

    private static void requireOfSources(Map<String, String> errors, Map<String, String> sources) throws IOException {
        for (Map.Entry<String, String> error : errors.entrySet()) {
            if (!sources.containsKey(error.getKey())) {
                throw new IOException("Tests cannot be compiled: " + error.getValue());
            }
        }
    }

    private void start(Collecting collecting, Duration time) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(command);
        arguments.addAll(List.of("--collect", collecting.word(), place.classes().toString()));
        Process process = new ProcessBuilder(arguments)
                .directory(place.directory().toFile())
                .redirectErrorStream(true)
                .redirectOutput(place.log().toFile())
                .start();
        // A build that is cancelled ends this JVM, and nobody else knows of the other.
        var ending = new Thread(() -> end(process));
        Runtime.getRuntime().addShutdownHook(ending);
        boolean ended;
        try {
            ended = process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } finally {
            end(process);
            Runtime.getRuntime().removeShutdownHook(ending);
        }
        process.waitFor();
        if (ended && !Files.exists(place.results().resolve("fuzz.jsonl"))) {
            throw new IOException("The JVM that runs the tests ended with status " + process.exitValue()
                    + " and left no results" + lastWords() + ". What it printed is in " + place.log() + ".");
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private String lastWords() throws IOException {
        List<String> lines = Files.readAllLines(place.log()).stream()
                .filter(line -> !line.isBlank())
                .toList();
        return lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1).strip();
    }

    private static void clear(Path directory) throws IOException {
        Files.createDirectories(directory);
        Files.walkFileTree(directory, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException problem) throws IOException {
                if (!visited.equals(directory)) {
                    Files.delete(visited);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
