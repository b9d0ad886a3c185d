package io.snarl.benchmark.analysis;

import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.registry.KnownKinds;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.synthesis.Predictions;
import io.snarl.core.synthesis.SeedAnalysis;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The program of a JVM that analyses a recording up to the candidates, and writes what that cost. */
public final class MeasuredAnalysis {

    /** What the default time budget of five minutes leaves for reading, and for reading and predicting. */
    private static final Duration TO_READ = Duration.ofSeconds(135);

    private static final Duration TO_PREDICT = Duration.ofSeconds(180);

    private final LiveHeap heap = LiveHeap.watch();
    private final long start = System.nanoTime();
    private final Properties report = new Properties();

    private MeasuredAnalysis() {}

    /**
     * Measures.
     *
     * @param arguments the directory of the recording, the class path of the suite, and the file to write to
     */
    public static void main(String[] arguments) throws IOException {
        List<Path> classPath = Stream.of(arguments[1].split(File.pathSeparator))
                .filter(path -> !path.isEmpty())
                .map(Path::of)
                .toList();
        var measured = new MeasuredAnalysis();
        measured.analyse(Path.of(arguments[0]), classPath);
        try (Writer out = Files.newBufferedWriter(Path.of(arguments[2]))) {
            measured.report.store(out, null);
        }
    }

    private void analyse(Path recording, List<Path> classPath) throws IOException {
        var mishaps = new Mishaps(recording.resolve("mishaps.log"));
        List<SeedNotes> notes =
                KnownKinds.ALL.list().stream().map(BugKind::observe).toList();
        SeedAnalysis seeds = SeedAnalysis.of(recording, notes, test -> {}, within(TO_READ), mishaps);
        report("readMillis", millis());
        heap.collect();
        report("heldAfterReading", heap.mostBytes());
        try (Types types = Types.of(classPath)) {
            var bounds = new Predictions.Bounds(2, List.of());
            var prediction = new Predictions(seeds, KnownKinds.ALL, types, bounds, within(TO_PREDICT), mishaps);
            report("millis", millis());
            heap.collect();
            report("candidates", prediction.candidates());
            Reference.reachabilityFence(prediction);
        }
        report("tests", seeds.tests());
        report("unread", seeds.missing().unread());
        report("heap", heap.mostBytes());
        report("mishaps", mishaps.all().size());
        Reference.reachabilityFence(seeds);
    }

    private BooleanSupplier within(Duration time) {
        return () -> millis() < time.toMillis();
    }

    private long millis() {
        return (System.nanoTime() - start - heap.nanos()) / 1_000_000;
    }

    private void report(String name, long value) {
        report.setProperty(name, Long.toString(value));
    }
}
