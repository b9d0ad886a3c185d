package io.snarl.benchmark;

import io.snarl.benchmark.measuring.ChildJvm;
import io.snarl.benchmark.measuring.Program;
import io.snarl.benchmark.measuring.Run;
import io.snarl.benchmark.measuring.TestJvm;
import io.snarl.benchmark.measuring.TracedJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the tests of a library plain and traced by turns. */
final class LibraryBenchmark {

    private final Program program;
    private final Path directory;
    private final Options options;
    private final List<Run> plain = new ArrayList<>();

    LibraryBenchmark(Program program, Path work, Options options) {
        this.program = program;
        this.directory = work.resolve(program.name());
        this.options = options;
    }

    /** A setting of the recording and what was measured with it. */
    private record Traced(
            String setting, boolean sampled, TracedJvm jvm, List<Run> runs, List<Long> events, List<Long> bytes) {

        Traced(String setting, boolean sampled, TracedJvm jvm) {
            this(setting, sampled, jvm, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }

        void run() throws IOException {
            runs.add(jvm.run());
            events.add(jvm.index().events());
            bytes.add(jvm.bytes());
            jvm.deleteTraces();
        }
    }

    List<LibraryResult> run() throws IOException {
        Path plainDirectory = Files.createDirectories(directory.resolve("plain"));
        var plainJvm = new TestJvm(new ChildJvm(plainDirectory));
        List<Traced> settings = List.of(
                new Traced("sampled", true, traced("sampled", true)),
                new Traced("everything", false, traced("everything", false)));
        for (int round = 1; round <= options.rounds(); round++) {
            System.out.println(program.name() + ": round " + round + " of " + options.rounds());
            plain.add(plainJvm.run(program, List.of()));
            require(plain);
            for (Traced setting : settings) {
                setting.run();
                require(setting.runs());
            }
        }
        return settings.stream().map(this::result).toList();
    }

    private TracedJvm traced(String name, boolean sampled) throws IOException {
        return new TracedJvm(
                Programs.BUILD.path("agent"), program, sampled, directory.resolve(name), options.tracedJvmArguments());
    }

    private void require(List<Run> runs) {
        runs.get(runs.size() - 1).requireOutcomesOf(plain.get(0), program.name());
    }

    private LibraryResult result(Traced traced) {
        return new LibraryResult(
                program.name(),
                traced.setting(),
                traced.sampled(),
                plain.get(0).tests(),
                Times.of(plain),
                Times.of(traced.runs()),
                Median.of(traced.events(), Long::longValue),
                Median.of(traced.bytes(), Long::longValue));
    }
}
