package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.fault.Calls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lets things go wrong one by one, at random places and times: a build has to end with all that it would have found, or to say what it
 * lacks, or to fail with a reason and leave everything as it was; and the next build has to make up for it.
 */
@Tag("faults")
class FaultTest {

    private static final long SEED = Long.getLong("snarl.faults.seed", 1);
    private static final int COUNT = Integer.getInteger("snarl.faults.count", 20);
    private static final String SAMPLE = System.getProperty("snarl.faults.sample", "bank-accounts");
    private static final String ONLY = System.getProperty("snarl.faults.only", "");

    /** The main class of the JVMs in which Gradle runs tests. */
    private static final String TEST_JVM = "worker.org.gradle.process.internal.worker.GradleWorkerMain";

    /** What such a JVM takes at least until it has run the tests of a sample. */
    private static final int MILLIS_OF_TESTS = 2500;

    /** What a synthesis of a sample needs besides the room of what it replaces. */
    private static final int MOST_KILOBYTES_LEFT = 150;

    private static final List<FaultPhase> LATER = List.of(FaultPhase.FUZZING, FaultPhase.REPLAY, FaultPhase.REPORT);

    private static final Map<String, Integer> TALLY = new TreeMap<>();

    @TempDir
    static Path directory;

    private static FaultProject project;
    private static FaultVerdict verdict;
    private static List<String> methods;
    private static Map<String, Integer> calls;
    private static long millis;

    @BeforeAll
    static void runUndisturbed() throws IOException {
        project = FaultProject.of(SAMPLE, directory.resolve("project"));
        buildUndisturbed("classes");
        verdict = FaultVerdict.byUndisturbed(project);
        long start = System.nanoTime();
        Path counts = directory.resolve("counts.txt");
        project.build()
                .runAnyhow(
                        ThrowFault.environment(directory, Map.of("report", counts.toString())),
                        "synthesizeConcurrentTests",
                        "--rerun");
        millis = (System.nanoTime() - start) / 1_000_000;
        calls = new TreeMap<>();
        for (String line : Files.readAllLines(counts)) {
            String[] parts = line.split("\t");
            calls.put(parts[0], Integer.parseInt(parts[1]));
        }
        methods = List.copyOf(calls.keySet());
        assertThat(verdict.findings().confirmed()).isNotEmpty();
        assertThat(verdict.fuzzed()).isNotEmpty();
        assertThat(methods).hasSizeGreaterThan(100);
    }

    private static void buildUndisturbed(String first) {
        project.build().runAnyhow(Map.of(), first, "synthesizeConcurrentTests", "fuzzConcurrentTests", "--continue");
    }

    @AfterAll
    static void tell() {
        System.out.println("Faults with seed " + SEED + " in " + SAMPLE + ":");
        TALLY.forEach((what, count) -> System.out.println("  " + count + " " + what));
    }

    @TestFactory
    Stream<DynamicTest> build_survives() {
        // Seeds that follow each other give a plain Random much the same first number.
        long[] seeds = new SplittableRandom(SEED).longs(COUNT).toArray();
        return IntStream.range(0, COUNT).mapToObj(i -> {
            Fault fault = fault(new Random(seeds[i]));
            return DynamicTest.dynamicTest(i + ": " + fault.name(), () -> check(fault));
        });
    }

    private static Fault fault(Random random) {
        List<String> kinds =
                new ArrayList<>(List.of("throw", "throw", "throw", "analysis", "lab", "prepare", "seed", "fuzz"));
        kinds.addAll(List.of("damage", "traces", "outputs"));
        if (FullDiskFault.isPossible()) {
            kinds.add("disk");
        }
        String kind = ONLY.isEmpty() ? kinds.get(random.nextInt(kinds.size())) : ONLY;
        return switch (kind) {
            case "throw" -> throwing(random);
            case "analysis" -> kill("the analysis", "io.snarl.core.synthesis.Main", random);
            case "lab" -> kill("the lab", "io.snarl.agent.junit.lab.RunTrials", random);
            case "prepare" -> kill(FaultPhase.SYNTHESIS, "what prepares the lab", "io.snarl.agent.Prepare", 0);
            case "seed" -> kill(FaultPhase.TRACING, "the seed tests", TEST_JVM, random.nextInt(MILLIS_OF_TESTS));
            case "fuzz" -> kill(FaultPhase.FUZZING, "the concurrent tests", TEST_JVM, random.nextInt(MILLIS_OF_TESTS));
            case "traces" -> new LeftFilesFault(project, FaultPhase.FROM_TRACES, random);
            case "outputs" -> new LeftFilesFault(project, LATER.get(random.nextInt(LATER.size())), random);
            case "disk" -> new FullDiskFault(project, random.nextInt(MOST_KILOBYTES_LEFT));
            default -> new DamageFault(project, random.nextInt((int) millis), random);
        };
    }

    private static Fault kill(String what, String mainClass, Random random) {
        return kill(FaultPhase.SYNTHESIS, what, mainClass, random.nextInt((int) millis * 2 / 3));
    }

    private static Fault kill(FaultPhase phase, String what, String mainClass, int after) {
        return new KillFault(project.directory(), phase, what, mainClass, after);
    }

    private static Fault throwing(Random random) {
        String method = methods.get(random.nextInt(methods.size()));
        int call = 1 + random.nextInt(calls.get(method));
        return new ThrowFault(directory, method, call, Calls.SORTS.get(random.nextInt(Calls.SORTS.size())));
    }

    private static void check(Fault fault) throws Exception {
        Map<String, String> environment = fault.prepare();
        Map<String, String> before = project.outputs();
        var striking = new Thread(() -> strike(fault));
        striking.start();
        BuildResult result;
        boolean struck;
        try {
            result = project.build().runAnyhow(environment, fault.phase().arguments());
        } finally {
            striking.interrupt();
            striking.join();
            struck = fault.end();
        }
        String end;
        try {
            end = verdict.of(fault, struck, result, before);
        } catch (AssertionError e) {
            count(fault, "NOT AS IT SHOULD BE");
            System.out.println(fault.name() + "\n" + result.getOutput());
            buildUndisturbed("clean");
            throw e;
        }
        count(fault, end);
        System.out.println(fault.name() + ": " + end);
    }

    private static void strike(Fault fault) {
        try {
            fault.strike();
        } catch (InterruptedException e) {
            // The build has ended before.
        } catch (Exception e) {
            throw new IllegalStateException(fault.name(), e);
        }
    }

    private static void count(Fault fault, String end) {
        String kind = fault.name().split(" (after|at call|before|with) ")[0].replaceAll("throw \\w+", "throw");
        TALLY.merge(kind + ": " + end, 1, Integer::sum);
    }
}
