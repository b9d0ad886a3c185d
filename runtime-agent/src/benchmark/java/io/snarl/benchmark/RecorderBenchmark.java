package io.snarl.benchmark;

import io.snarl.benchmark.measuring.ChildJvm;
import io.snarl.benchmark.measuring.Program;
import io.snarl.benchmark.measuring.Run;
import io.snarl.benchmark.measuring.TestJvm;
import io.snarl.benchmark.measuring.TracedJvm;
import io.snarl.benchmark.recorder.Loop;
import io.snarl.contract.trace.index.Recording;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Runs the loops plain and traced, and compares their time and the heap after each. */
final class RecorderBenchmark {

    private final Program program;
    private final Path directory;
    private final Options options;

    RecorderBenchmark(Program program, Path work, Options options) {
        this.program = program;
        this.directory = work.resolve(program.name());
        this.options = options;
    }

    List<LoopResult> run() throws IOException {
        System.out.println(program.name() + ": plain and traced");
        Path plainDirectory = Files.createDirectories(directory.resolve("plain"));
        Path plainReport = plainDirectory.resolve("loops.properties");
        Run plain = new TestJvm(new ChildJvm(plainDirectory)).run(program, List.of(reportTo(plainReport)));

        Path tracedReport = directory.resolve("loops.properties");
        List<String> tracedArguments = new ArrayList<>(options.tracedJvmArguments());
        tracedArguments.add(reportTo(tracedReport));
        var jvm = new TracedJvm(
                Programs.BUILD.path("agent"), program, false, directory.resolve("traced"), tracedArguments);
        jvm.run().requireOutcomesOf(plain, program.name());
        Map<String, Recording> recordings = jvm.index().usable().stream()
                .collect(Collectors.toMap(
                        test -> test.name(), test -> test.recording().orElseThrow()));

        List<LoopResult> results = new ArrayList<>();
        for (Loop loop : Loop.values()) {
            results.add(result(loop, ChildJvm.read(plainReport), ChildJvm.read(tracedReport), recordings));
        }
        jvm.deleteTraces();
        return results;
    }

    private static String reportTo(Path file) {
        return "-Dsnarl.benchmark.loops=" + file;
    }

    private static LoopResult result(
            Loop loop, Properties plain, Properties traced, Map<String, Recording> recordings) {
        Recording first = recordings.get(loop.testName(1));
        return new LoopResult(
                loop.title(),
                first.events(),
                size(first.trace()),
                median(plain, loop, "nanos") / 1e9,
                median(traced, loop, "nanos") / 1e9,
                median(traced, loop, "cpuNanos") / 1e9,
                most(traced, loop, "heapAfterGc") - most(plain, loop, "heapAfterGc"),
                most(traced, loop, "heapPeak") - most(plain, loop, "heapPeak"));
    }

    private static long median(Properties report, Loop loop, String what) {
        return Median.of(rounds(), round -> value(report, loop, round, what));
    }

    private static long most(Properties report, Loop loop, String what) {
        return rounds().stream()
                .mapToLong(round -> value(report, loop, round, what))
                .max()
                .orElseThrow();
    }

    private static List<Integer> rounds() {
        return IntStream.rangeClosed(1, Loop.ROUNDS).boxed().toList();
    }

    private static long value(Properties report, Loop loop, int round, String what) {
        return Long.parseLong(report.getProperty(loop.testName(round) + "." + what));
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
