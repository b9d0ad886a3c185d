package io.snarl.benchmark;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import io.snarl.benchmark.measuring.ChildJvm;
import io.snarl.core.trace.Recording;
import io.snarl.core.trace.TraceIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs the tests of one program with the agent, any number of times. */
final class TracedJvm {

    private final Program program;
    private final Path traces;
    private final TestJvm jvm;
    private final List<String> jvmArguments;

    /** Makes the recording ready. */
    TracedJvm(Program program, boolean sampled, Path directory, List<String> moreArguments) throws IOException {
        this.program = program;
        this.traces = directory.resolve("traces");
        delete(directory);
        Files.createDirectories(traces);
        var child = new ChildJvm(directory);
        this.jvm = new TestJvm(child);
        this.jvmArguments =
                new ArrayList<>(child.prepare(Programs.BUILD.path("agent"), program.settings(traces, sampled)));
        jvmArguments.addAll(moreArguments);
    }

    /** Runs the tests; what was recorded before is gone. */
    Run run() throws IOException {
        delete(traces);
        Files.createDirectories(traces);
        Run run = jvm.run(program, jvmArguments);
        requireCompleteTraces();
        return run;
    }

    TraceIndex index() {
        return TraceIndex.read(traces.resolve("index.jsonl"));
    }

    /** How many bytes all traces have. */
    long bytes() throws IOException {
        try (Stream<Path> files = Files.walk(traces)) {
            return files.filter(file -> file.toString().endsWith(".trace"))
                    .mapToLong(TracedJvm::size)
                    .sum();
        }
    }

    /** Frees the disk. */
    void deleteTraces() throws IOException {
        delete(traces);
    }

    private void requireCompleteTraces() {
        TraceIndex index = index();
        if (!index.isComplete()) {
            throw new BenchmarkFailure("The recording of " + program.name() + " has no end.");
        }
        boolean cut = index.usable().stream()
                .map(test -> test.recording())
                .flatMap(Optional::stream)
                .anyMatch(Recording::cut);
        if (cut || index.events() == 0) {
            throw new BenchmarkFailure("The recording of " + program.name() + (cut ? " was cut." : " is empty."));
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
