package io.snarl.benchmark.measuring;

import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.TraceIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs the tests of one program with the agent, any number of times. */
public final class TracedJvm {

    private final Program program;
    private final Path traces;
    private final TestJvm jvm;
    private final List<String> jvmArguments;

    /** Makes the recording ready. */
    public TracedJvm(Path agent, Program program, boolean sampled, Path directory, List<String> moreArguments)
            throws IOException {
        this.program = program;
        this.traces = directory.resolve("traces");
        Directories.delete(directory);
        Files.createDirectories(traces);
        var child = new ChildJvm(directory);
        this.jvm = new TestJvm(child);
        this.jvmArguments = new ArrayList<>(child.prepare(agent, program.settings(traces, sampled)));
        jvmArguments.addAll(moreArguments);
    }

    /** Runs the tests, all of which must be recorded to their ends; what was recorded before is gone. */
    public Run run() throws IOException {
        Run run = runInSpace();
        requireUncutTraces();
        return run;
    }

    /** Runs the tests, of which some may be cut because traces have no more space; what was recorded before is gone. */
    public Run runInSpace() throws IOException {
        Directories.delete(traces);
        Files.createDirectories(traces);
        Run run = jvm.run(program, jvmArguments);
        requireCompleteIndex();
        return run;
    }

    /** The directory of the recording. */
    public Path traces() {
        return traces;
    }

    public TraceIndex index() {
        return TraceIndex.read(traces.resolve("index.jsonl"));
    }

    /** How many bytes all traces have. */
    public long bytes() throws IOException {
        try (Stream<Path> files = Files.walk(traces)) {
            return files.filter(file -> file.toString().endsWith(".trace"))
                    .mapToLong(TracedJvm::size)
                    .sum();
        }
    }

    /** Frees the disk. */
    public void deleteTraces() throws IOException {
        Directories.delete(traces);
    }

    private void requireCompleteIndex() {
        TraceIndex index = index();
        if (!index.isComplete() || index.events() == 0) {
            throw new BenchmarkFailure(
                    "The recording of " + program.name() + (index.isComplete() ? " is empty." : " has no end."));
        }
    }

    private void requireUncutTraces() {
        boolean cut = index().usable().stream()
                .map(test -> test.recording())
                .flatMap(Optional::stream)
                .anyMatch(Recording::cut);
        if (cut) {
            throw new BenchmarkFailure("The recording of " + program.name() + " was cut.");
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
