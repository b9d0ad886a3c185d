package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
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
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.TaskOutcome;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lets things go wrong one by one, at random places and times of a synthesis: it has to end with all findings that it would have had, or to
 * say what it lacks, or to fail with a reason and leave everything as it was.
 */
@Tag("faults")
class FaultTest {

    private static final long SEED = Long.getLong("snarl.faults.seed", 1);
    private static final int COUNT = Integer.getInteger("snarl.faults.count", 20);
    private static final String SAMPLE = System.getProperty("snarl.faults.sample", "bank-accounts");
    private static final String ONLY = System.getProperty("snarl.faults.only", "");

    private static final String TASK = ":synthesizeConcurrentTests";

    /** What nobody should have to read. */
    private static final Pattern RAW = Pattern.compile("(?m)^\\s+at [\\w.$]+\\(|^Exception in thread");

    /** What Gradle itself logs if a JVM is killed before it has read what it was given. */
    private static final Pattern OF_GRADLE =
            Pattern.compile("(?m)^Could not write standard input to command .*\\R.*\\R(\\s+at .*\\R)+");

    private static final Map<String, Integer> TALLY = new TreeMap<>();

    @TempDir
    static Path directory;

    private static FaultProject project;
    private static Findings undisturbed;
    private static List<String> methods;
    private static Map<String, Integer> calls;
    private static long millis;

    @BeforeAll
    static void runUndisturbed() throws IOException {
        project = FaultProject.of(SAMPLE, directory.resolve("project"));
        project.build().run("synthesizeConcurrentTests");
        undisturbed = project.findings();
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
        assertThat(undisturbed.confirmed()).isNotEmpty();
        assertThat(methods).hasSizeGreaterThan(100);
    }

    @AfterAll
    static void tell() {
        System.out.println("Faults with seed " + SEED + " in " + SAMPLE + ":");
        TALLY.forEach((what, count) -> System.out.println("  " + count + " " + what));
    }

    @TestFactory
    Stream<DynamicTest> synthesis_survives() {
        // Seeds that follow each other give a plain Random much the same first number.
        long[] seeds = new SplittableRandom(SEED).longs(COUNT).toArray();
        return IntStream.range(0, COUNT).mapToObj(i -> {
            Fault fault = fault(new Random(seeds[i]));
            return DynamicTest.dynamicTest(i + ": " + fault.name(), () -> check(fault));
        });
    }

    private static Fault fault(Random random) {
        List<String> kinds =
                new ArrayList<>(List.of("throw", "throw", "throw", "analysis", "lab", "prepare", "damage"));
        if (FullDiskFault.isPossible()) {
            kinds.add("disk");
        }
        String kind = ONLY.isEmpty() ? kinds.get(random.nextInt(kinds.size())) : ONLY;
        return switch (kind) {
            case "throw" -> throwing(random);
            case "analysis" -> kill("the analysis", "io.snarl.core.synthesis.Main", random);
            case "lab" -> kill("the lab", "io.snarl.agent.junit.RunTests", random);
            case "prepare" -> new KillFault(project.directory(), "what prepares the lab", "io.snarl.agent.Prepare", 0);
            case "disk" -> new FullDiskFault(project, random.nextInt(1500));
            default -> new DamageFault(project, random.nextInt((int) millis), random);
        };
    }

    private static Fault kill(String what, String mainClass, Random random) {
        return new KillFault(project.directory(), what, mainClass, random.nextInt((int) millis * 2 / 3));
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
            result = project.build().runAnyhow(environment, "synthesizeConcurrentTests", "--rerun");
        } finally {
            striking.interrupt();
            striking.join();
            struck = fault.end();
        }
        String end;
        try {
            end = verdict(fault, struck, result, before);
        } catch (AssertionError e) {
            count(fault, "NOT AS IT SHOULD BE");
            System.out.println(fault.name() + "\n" + result.getOutput());
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
        String kind = fault.name().split(" (after|at call|with) ")[0].replaceAll("throw \\w+", "throw");
        TALLY.merge(kind + ": " + end, 1, Integer::sum);
    }

    private static String verdict(Fault fault, boolean struck, BuildResult result, Map<String, String> before) {
        assertThat(OF_GRADLE.matcher(result.getOutput()).replaceAll("")).doesNotContainPattern(RAW);
        assertThat(project.missing()).as("files that the findings name").isEmpty();
        if (result.task(TASK) == null || result.task(TASK).getOutcome() != TaskOutcome.SUCCESS) {
            assertThat(fault.failure()).as("a build that fails").isNotNull();
            assertThat(result.getOutput()).containsPattern(fault.failure());
            assertThat(project.outputs()).as("what was there before").isEqualTo(before);
            return "failed and told why";
        }
        Findings findings = project.findings();
        List<Finding> lost = new ArrayList<>(undisturbed.confirmed());
        lost.removeAll(findings.confirmed());
        List<Finding> others = new ArrayList<>(findings.confirmed());
        others.removeAll(undisturbed.confirmed());
        boolean told = !findings.counts().mishaps().isEmpty();
        assertThat(others).as("findings that an undisturbed run does not have").isEmpty();
        if (told) {
            assertThat(result.getOutput()).contains("Not examined, because something went wrong");
        }
        if (!lost.isEmpty()) {
            assertThat(fault.maybeLoses()).as("%s are lost", lost).isTrue();
            boolean explained = told || findings.list().stream().anyMatch(FaultTest::isExplained);
            assertThat(explained).as("it is told that %s are lost", lost).isTrue();
            return lost.size() + " of " + undisturbed.confirmed().size() + " bugs lost and told";
        }
        return !struck ? "came too late" : told ? "all bugs found, mishap told" : "nothing lost";
    }

    private static boolean isExplained(Finding finding) {
        return !finding.isConfirmed()
                && finding.reason()
                        .filter(reason -> reason.contains("does not compile")
                                || reason.contains("JVM")
                                || reason.contains("cannot be read")
                                || reason.contains("Snarl itself failed"))
                        .isPresent();
    }
}
