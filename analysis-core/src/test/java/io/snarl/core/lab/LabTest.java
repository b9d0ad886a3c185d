package io.snarl.core.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs JVMs of a program that leaves results like the agent, and ends as the names of the classes say that it is given. */
class LabTest {

    private static final Collecting DEADLOCKS = new Collecting("deadlocks");

    private static final Supplier<Duration> TIME = Lab.AS_LONG_AS_IT_TAKES;

    private static final String PROGRAM = """
            import java.nio.file.*;
            import java.util.stream.*;

            class Program {
                static Path results;

                public static void main(String[] arguments) throws Exception {
                    results = Path.of(arguments[0]);
                    once("starts", "");
                    if (Files.exists(results.resolveSibling("never-starts"))) {
                        System.out.println("no such option");
                        System.exit(1);
                    }
                    for (Path file : Files.list(Path.of(arguments[3])).sorted().toList()) {
                        String name = file.getFileName().toString().replace(".class", "");
                        if (name.endsWith("EndsBefore")) {
                            Runtime.getRuntime().halt(9);
                        }
                    }
                    for (Path file : Files.list(Path.of(arguments[3])).sorted().toList()) {
                        run(file, file.getFileName().toString().replace(".class", ""));
                    }
                    write("{\\"end\\":true}");
                }

                static void run(Path file, String name) throws Exception {
                    if (name.endsWith("Missed") || name.endsWith("MissedOnce") && once(name, "")) {
                        return;
                    }
                    if (name.endsWith("Changed") || name.endsWith("ChangedOnce") && once(name, "")) {
                        Files.write(file, new byte[] {1}, StandardOpenOption.WRITE);
                    }
                    write("{\\"begin\\":\\"" + name + "#test()\\"}");
                    if (name.endsWith("Ends") || name.endsWith("EndsOnce") && once(name, "")) {
                        Runtime.getRuntime().halt(137);
                    }
                    if (name.endsWith("Damaged") && once(name, "")) {
                        write("{\\"test\\":\\"" + name + "#test()\\",\\"outco");
                        return;
                    }
                    write("{\\"test\\":\\"" + name + "#test()\\",\\"class\\":\\"" + name
                            + "\\",\\"method\\":\\"test\\",\\"display\\":\\"test()\\",\\"outcome\\":\\"passed\\",\\"schedules\\":1,\\"millis\\":1}");
                }

                static boolean once(String name, String text) throws Exception {
                    Path mark = results.resolveSibling("mark-" + name);
                    Files.writeString(mark, "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                    return Files.size(mark) == 1;
                }

                static void write(String line) throws Exception {
                    Files.createDirectories(results);
                    Files.writeString(
                            results.resolve("fuzz.jsonl"),
                            line + "\\n",
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
                }
            }
            """;

    @TempDir
    private Path directory;

    @BeforeEach
    void compileProgram() throws IOException {
        Path program = Files.createDirectories(directory.resolve("program"));
        assertThat(new TestCompiler(List.of(), 17, true).compile(Map.of("Program", PROGRAM), program))
                .isEmpty();
    }

    private Lab lab(boolean concluding) throws IOException {
        Path results = directory.resolve("results");
        var place = new Lab.Place(
                Files.createDirectories(directory.resolve("classes")),
                results,
                directory.resolve("journal"),
                directory,
                directory.resolve("lab.log"));
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                // Longer than a command line may be.
                directory.resolve("program") + (File.pathSeparator + "directory \"without\" classes").repeat(6_000),
                "Program",
                results.toString());
        return new Lab(new TestCompiler(List.of(), 17, true), place, command, concluding);
    }

    private static Map<String, String> tests(String... names) {
        Map<String, String> sources = new LinkedHashMap<>();
        List.of(names).forEach(name -> sources.put(name, "class " + name + " {}"));
        return sources;
    }

    private long starts() throws IOException {
        return Files.size(directory.resolve("mark-starts"));
    }

    @Test
    void test_during_which_a_jvm_was_killed_is_run_again_and_nothing_is_lost() throws Exception {
        LabRun run = lab(false).tryOut(tests("A", "BEndsOnce", "C"), DEADLOCKS, TIME);

        assertThat(run.resultsByClass()).containsOnlyKeys("A", "BEndsOnce", "C");
        assertThat(run.problems()).isEmpty();
        assertThat(run.killed()).isFalse();
        assertThat(starts()).isEqualTo(2);
    }

    @Test
    void test_that_ends_its_jvm_each_time_is_blamed_and_the_others_are_run() throws Exception {
        LabRun run = lab(false).tryOut(tests("A", "BEnds", "C", "DEnds", "E"), DEADLOCKS, TIME);

        assertThat(run.resultsByClass()).containsOnlyKeys("A", "C", "E");
        assertThat(run.problemsByClass()).containsOnlyKeys("BEnds", "DEnds");
        assertThat(run.killed()).as("need not be the fault of the test").isTrue();
        assertThat(run.problemOf("BEnds", "test")).contains("the test ended its JVM, twice: it ended with status 137");
    }

    @Test
    void test_whose_result_is_damaged_is_run_again() throws Exception {
        LabRun run = lab(false).tryOut(tests("A", "BDamaged", "C"), DEADLOCKS, TIME);

        assertThat(run.resultsByClass()).containsOnlyKeys("A", "BDamaged", "C");
        assertThat(run.problems()).isEmpty();
    }

    @Test
    void test_that_its_jvm_does_not_find_is_compiled_and_run_again() throws Exception {
        LabRun run = lab(false).tryOut(tests("A", "BMissedOnce", "CMissed"), DEADLOCKS, TIME);

        assertThat(run.resultsByClass()).containsOnlyKeys("A", "BMissedOnce");
        assertThat(run.problemOf("CMissed", "test"))
                .contains("the JVM that was to run the test did not find it, twice");
        assertThat(starts()).isEqualTo(2);
    }

    @Test
    void results_of_class_files_that_were_changed_are_not_used() throws Exception {
        Lab lab = lab(false);
        LabRun once = lab.tryOut(tests("A", "BChangedOnce", "C"), DEADLOCKS, TIME);

        assertThat(once.resultsByClass()).containsOnlyKeys("A", "BChangedOnce", "C");
        assertThat(starts()).isEqualTo(2);

        LabRun always = lab.tryOut(tests("D", "EChanged"), DEADLOCKS, TIME);

        assertThat(always.resultsByClass()).containsOnlyKeys("D");
        assertThat(always.problems().get("EChanged"))
                .isEqualTo("the JVM that was to run the test left no results: something has changed "
                        + directory.resolve("classes/EChanged.class") + " since it was compiled");
    }

    @Test
    void test_that_keeps_its_jvm_from_running_any_is_found_among_the_others() throws Exception {
        Lab lab = lab(false);
        lab.tryOut(tests("Z"), DEADLOCKS, TIME);

        LabRun run = lab.tryOut(tests("A", "B", "CEndsBefore", "D"), DEADLOCKS, TIME);

        assertThat(run.resultsByClass()).containsOnlyKeys("A", "B", "D");
        assertThat(run.problemsByClass()).containsOnlyKeys("CEndsBefore");
    }

    @Test
    void jvm_that_never_runs_a_test_ends_the_work_with_its_last_words() throws Exception {
        Files.createFile(directory.resolve("never-starts"));

        assertThatIOException()
                .isThrownBy(() -> lab(false).tryOut(tests("A"), DEADLOCKS, TIME))
                .withMessage(
                        "The JVM that runs the tests left no results: it ended with status 1: no such option. What it"
                                + " printed is in " + directory.resolve("lab.log") + ".");
    }

    @Test
    void test_that_does_not_compile_is_named_and_the_others_are_run() throws Exception {
        Map<String, String> tests = tests("A", "C");
        tests.put("B", "class B { Missing missing; }");

        LabRun run = lab(false).tryOut(tests, DEADLOCKS, TIME);

        assertThat(run.resultsByClass()).containsOnlyKeys("A", "C");
        assertThat(run.problems().get("B")).startsWith("the test does not compile: cannot find symbol");
    }

    @Test
    void analysis_that_is_started_again_finds_what_was_run_before() throws Exception {
        LabRun first = lab(false).tryOut(tests("A", "BEndsOnce", "C"), DEADLOCKS, TIME);
        long starts = starts();

        LabRun again = lab(false).tryOut(tests("A", "BEndsOnce", "C"), DEADLOCKS, TIME);

        assertThat(starts()).isEqualTo(starts);
        assertThat(again).isEqualTo(first);
        assertThat(lab(false)
                        .tryOut(tests("A", "BEndsOnce", "C"), new Collecting("violations"), TIME)
                        .resultsByClass())
                .hasSize(3);
        assertThat(starts()).isGreaterThan(starts);
    }

    @Test
    void jvm_that_is_left_of_an_analysis_that_was_killed_is_ended() throws Exception {
        Path program = Files.writeString(directory.resolve("Sleeper.java"), """
                class Sleeper {
                    public static void main(String[] arguments) throws Exception {
                        Thread.sleep(Long.MAX_VALUE);
                    }
                }
                """);
        Process left = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), program.toString())
                .start();
        new LabMark(directory.resolve("lab.pid")).set(left.toHandle());

        lab(false).tryOut(tests("A"), DEADLOCKS, TIME);

        assertThat(left.waitFor()).isNotZero();
        assertThat(directory.resolve("lab.pid")).doesNotExist();
    }

    @Test
    void analysis_that_is_to_come_to_an_end_tries_nothing_new_but_runs_final_tests() throws Exception {
        lab(false).tryOut(tests("A"), DEADLOCKS, TIME);

        assertThat(lab(true).tryOut(tests("A"), DEADLOCKS, TIME).results()).hasSize(1);
        LabRun left = lab(true).tryOut(tests("B"), DEADLOCKS, TIME);
        assertThat(left.results()).isEmpty();
        assertThat(left.cut()).isTrue();
        assertThat(lab(true).run(tests("B"), DEADLOCKS, TIME).results()).hasSize(1);
    }
}
