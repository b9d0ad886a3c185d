package io.snarl.benchmark.analysis;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import io.snarl.benchmark.measuring.BuildSettings;
import io.snarl.benchmark.measuring.Directories;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The command: lets the analysis work on recordings of growing size, and prints what that costs. */
public final class AnalysisBenchmark {

    private static final BuildSettings BUILD = new BuildSettings(":analysis-core:benchmark", "snarl.analysisBenchmark");
    private static final String ONLY = "--only";
    private static final List<Long> SIZES = List.of(1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L);
    private static final int MOST_CLASSES_OF_REPEATING = 100;
    private static final int MOST_CLASSES_OF_VARIED = 1000;
    private static final List<Integer> TESTS_WITH_A_SETUP = List.of(10, 100, 1000);

    private AnalysisBenchmark() {}

    /** A part of the benchmark. */
    private interface Part {

        void run() throws IOException;
    }

    /**
     * Measures.
     *
     * @param arguments {@code --only} and the name of a part, any number of times; nothing for all
     */
    public static void main(String[] arguments) throws IOException {
        try {
            List<String> names = parse(List.of(arguments));
            System.out.printf(
                    "Java %s, heap of at most %d MB%n",
                    Runtime.version(), Runtime.getRuntime().maxMemory() >> 20);
            for (Map.Entry<String, Part> part : parts()) {
                if (names.isEmpty() || names.contains(part.getKey())) {
                    part.getValue().run();
                }
            }
        } catch (BenchmarkFailure e) {
            System.err.println(e.getMessage());
            System.exit(1);
        } finally {
            Directories.delete(BUILD.path("work"));
        }
    }

    private static List<Map.Entry<String, Part>> parts() {
        List<Path> junit = Stream.of(BUILD.get("junit").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        Path work = BUILD.path("work");
        var growth = new SuiteGrowth(work.resolve("suites"), BUILD.path("agent"), junit);
        return List.of(
                Map.entry("lock-nodes", () -> new LockNodeGrowth(work.resolve("locks")).measure()),
                Map.entry("repeating", () -> {
                    Row.printHead("a suite that repeats itself");
                    growth.measure(Suite::repeating, MOST_CLASSES_OF_REPEATING, true, SIZES);
                }),
                Map.entry("varied", () -> {
                    Row.printHead("a suite that does not repeat itself");
                    growth.measure(Suite::varied, MOST_CLASSES_OF_VARIED, true, SIZES);
                }),
                Map.entry("everything", () -> {
                    Row.printHead("a suite that repeats itself, of which everything is recorded");
                    growth.measure(Suite::repeating, MOST_CLASSES_OF_REPEATING, false, SIZES.subList(0, 3));
                }),
                Map.entry("setups", () -> {
                    Row.printHead("tests of one class with a long setup");
                    for (int tests : TESTS_WITH_A_SETUP) {
                        growth.measure(Suite.withSetup(tests), 0, true);
                    }
                }));
    }

    private static List<String> parse(List<String> arguments) {
        List<String> names = new ArrayList<>();
        List<String> known = parts().stream().map(Map.Entry::getKey).toList();
        for (int i = 0; i < arguments.size(); i += 2) {
            boolean isNamed = arguments.get(i).equals(ONLY) && i + 1 < arguments.size();
            if (!isNamed || !known.contains(arguments.get(i + 1))) {
                throw new BenchmarkFailure("The options are '" + ONLY + " <part>', any number of times; parts are "
                        + String.join(", ", known) + ".");
            }
            names.add(arguments.get(i + 1));
        }
        return names;
    }
}
