package io.snarl.core.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs JVMs of a program that leaves results like the agent, and ends as the names of the classes say that it is given. */
class LabTest {

    private static final String PROGRAM = """
            import io.snarl.contract.lab.*;
            import java.io.*;
            import java.nio.file.*;
            import java.util.*;

            class Program {
                static Path marks;
                static Path output;

                public static void main(String[] arguments) throws Exception {
                    marks = Path.of(arguments[0]);
                    once("starts");
                    if (Files.exists(marks.resolve("never-starts"))) {
                        System.out.println("no such option");
                        System.exit(1);
                    }
                    System.out.println(TrialReply.READY.line());
                    var lines = new BufferedReader(new InputStreamReader(System.in));
                    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                        TrialRequest request = TrialRequest.read(line);
                        output = request.output();
                        boolean spent = request.className().endsWith("Spends") && request.attempt() < 2;
                        if (!spent) {
                            run(request.classes().resolve(request.className() + ".class"), request.className());
                        }
                        System.out.println("printed by a test");
                        System.out.println(new TrialReply(!spent, !spent, Map.of()).line());
                    }
                }

                static void run(Path file, String name) throws Exception {
                    if (name.endsWith("Missed") || name.endsWith("MissedOnce") && once(name)) {
                        write("{\\"end\\":true}");
                        return;
                    }
                    if (name.endsWith("Changed") || name.endsWith("ChangedOnce") && once(name)) {
                        Files.write(file, new byte[] {1}, StandardOpenOption.WRITE);
                    }
                    write("{\\"begin\\":\\"" + name + "#test()\\"}");
                    if (name.endsWith("Ends") || name.endsWith("EndsOnce") && once(name)) {
                        Runtime.getRuntime().halt(137);
                    }
                    if (name.endsWith("Damaged") && once(name)) {
                        write("{\\"test\\":\\"" + name + "#test()\\",\\"outco");
                        return;
                    }
                    write("{\\"test\\":\\"" + name + "#test()\\",\\"class\\":\\"" + name
                            + "\\",\\"method\\":\\"test\\",\\"display\\":\\"test()\\",\\"outcome\\":\\"passed\\",\\"schedules\\":1,\\"millis\\":1}");
                    write("{\\"end\\":true}");
                }

                static boolean once(String name) throws Exception {
                    Path mark = marks.resolve("mark-" + name);
                    Files.writeString(mark, "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                    return Files.size(mark) == 1;
                }

                static void write(String line) throws Exception {
                    Files.createDirectories(output);
                    Files.writeString(
                            output.resolve("fuzz.jsonl"),
                            line + "\\n",
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
                }
            }
            """;

    private static final List<Path> CLASS_PATH = Stream.of(
                    System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();

    @TempDir
    private Path directory;

    private final List<Lab> labs = new ArrayList<>();

    @BeforeEach
    void compileProgram() throws IOException {
        Path program = Files.createDirectories(directory.resolve("program"));
        assertThat(new TestCompiler(CLASS_PATH, 17, true).compile(Map.of("Program", PROGRAM), program))
                .isEmpty();
    }

    @AfterEach
    void close() {
        labs.forEach(Lab::close);
    }

    private Lab lab(int jvms, boolean concluding) throws IOException {
        var place = new LabPlace(directory.resolve("classes"), directory.resolve("journal"), directory, directory);
        List<Path> shared = new ArrayList<>(CLASS_PATH);
        shared.add(directory.resolve("program"));
        // Longer than a command line may be.
        IntStream.range(0, 6_000).forEach(i -> shared.add(directory.resolve("directory \"without\" classes " + i)));
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                "replaced",
                "Program",
                directory.toString());
        var lab = new Lab(
                new TestCompiler(List.of(), 17, true),
                place,
                new LabCommand(command, List.of(), shared),
                jvms,
                concluding);
        labs.add(lab);
        return lab;
    }

    private Map<String, LabResult> run(String... names) throws Exception {
        return run(lab(1, false), "deadlocks", tests(names));
    }

    private static Map<String, LabResult> run(Lab lab, String collecting, Map<String, String> tests) throws Exception {
        Map<String, CompletableFuture<LabResult>> running = new LinkedHashMap<>();
        Map<String, String> rejected = lab.compile(tests);
        tests.forEach((name, source) -> {
            if (!rejected.containsKey(name)) {
                running.put(name, lab.submit(trial(name, source, collecting), () -> Duration.ofMinutes(1)));
            }
        });
        Map<String, LabResult> results = new LinkedHashMap<>();
        for (String name : running.keySet()) {
            results.put(name, running.get(name).get());
        }
        return results;
    }

    private static LabTrial trial(String name, String source, String collecting) {
        return new LabTrial(name, "test", source, new Collecting(collecting), 100);
    }

    private static Map<String, String> tests(String... names) {
        Map<String, String> sources = new LinkedHashMap<>();
        List.of(names).forEach(name -> sources.put(name, "class " + name + " {}"));
        return sources;
    }

    private long starts() throws IOException {
        return Files.size(directory.resolve("mark-starts"));
    }

    private static List<String> ended(Map<String, LabResult> results) {
        return results.entrySet().stream()
                .filter(each -> each.getValue().test().isPresent())
                .map(Map.Entry::getKey)
                .toList();
    }

    @Test
    void tests_run_one_after_the_other_in_one_jvm_whatever_they_print() throws Exception {
        assertThat(ended(run("A", "B", "C"))).containsExactly("A", "B", "C");
        assertThat(starts()).isEqualTo(1);
        assertThat(directory.resolve("lab-1.log")).hasContent("printed by a test\n".repeat(3));
    }

    @Test
    void as_many_jvms_run_tests_as_are_wanted() throws Exception {
        Lab lab = lab(3, false);

        assertThat(ended(run(lab, "deadlocks", tests("A", "B", "C", "D")))).hasSize(4);
        lab.close();
        assertThat(starts()).isEqualTo(3);
    }

    @Test
    void test_during_which_a_jvm_was_killed_is_run_again_and_nothing_is_lost() throws Exception {
        assertThat(ended(run("A", "BEndsOnce", "C"))).containsExactly("A", "BEndsOnce", "C");
        assertThat(starts()).isEqualTo(2);
    }

    @Test
    void test_that_ends_its_jvm_each_time_is_blamed_and_the_others_are_run() throws Exception {
        Map<String, LabResult> results = run("A", "BEnds", "C", "DEnds", "E");

        assertThat(ended(results)).containsExactly("A", "C", "E");
        assertThat(results.get("BEnds").cause())
                .as("need not be the fault of the test")
                .isEqualTo(LabResult.Cause.KILLED);
        assertThat(results.get("BEnds").problem().orElseThrow())
                .startsWith("the test ended its JVM, twice: it ended with status 137");
    }

    @Test
    void test_that_leaves_a_jvm_unable_to_run_others_gets_new_ones() throws Exception {
        assertThat(ended(run("A", "BSpends", "C"))).containsExactly("A", "BSpends", "C");
        assertThat(starts()).isEqualTo(3);
    }

    @Test
    void test_whose_result_is_damaged_is_run_again() throws Exception {
        assertThat(ended(run("A", "BDamaged", "C"))).containsExactly("A", "BDamaged", "C");
    }

    @Test
    void test_that_its_jvm_does_not_find_is_compiled_and_run_again() throws Exception {
        Map<String, LabResult> results = run("A", "BMissedOnce", "CMissed");

        assertThat(ended(results)).containsExactly("A", "BMissedOnce");
        assertThat(results.get("CMissed").problem())
                .contains("the JVM that was to run the test did not find it, twice");
    }

    @Test
    void results_of_class_files_that_were_changed_are_not_used() throws Exception {
        Map<String, LabResult> results = run("A", "BChangedOnce", "CChanged", "D");

        assertThat(ended(results)).containsExactly("A", "BChangedOnce", "D");
        assertThat(results.get("CChanged").problem())
                .contains("something has changed " + directory.resolve("classes/CChanged.class")
                        + " since it was compiled");
    }

    @Test
    void jvm_that_never_starts_ends_the_work_with_its_last_words() throws Exception {
        Files.createFile(directory.resolve("never-starts"));

        assertThatExceptionOfType(ExecutionException.class)
                .isThrownBy(() -> run("A"))
                .havingCause()
                .isInstanceOf(IOException.class)
                .withMessage(
                        "The JVM that runs the tests does not start: it ended with status 1: no such option. What it"
                                + " printed is in " + directory.resolve("lab-1.log") + ".");
    }

    @Test
    void test_that_does_not_compile_is_named_and_the_others_can_be_run() throws Exception {
        Map<String, String> tests = tests("A", "C");
        tests.put("B", "class B { Missing missing; }");
        Lab lab = lab(1, false);

        assertThat(lab.compile(tests)).containsOnlyKeys("B");
        assertThat(ended(run(lab, "deadlocks", tests))).containsExactly("A", "C");
    }

    @Test
    void analysis_that_is_started_again_finds_what_was_run_before() throws Exception {
        Map<String, LabResult> first = run("A", "BEndsOnce", "C");
        Files.createFile(directory.resolve("never-starts"));

        assertThat(run("A", "BEndsOnce", "C")).isEqualTo(first);
        assertThatExceptionOfType(ExecutionException.class)
                .as("what is looked for is something else")
                .isThrownBy(() -> run(lab(1, false), "violations", tests("A")));
    }

    @Test
    void nothing_is_run_when_there_is_no_time() throws Exception {
        Lab lab = lab(1, false);
        lab.compile(tests("A"));

        LabResult result = lab.submit(trial("A", "class A {}", "deadlocks"), () -> Duration.ZERO)
                .get();

        assertThat(result.cause()).isEqualTo(LabResult.Cause.TIME);
    }

    @Test
    void analysis_that_is_to_come_to_an_end_tries_nothing_new_but_runs_final_tests() throws Exception {
        run("A");
        Lab lab = lab(1, true);

        Map<String, LabResult> results = run(lab, "deadlocks", tests("A", "B"));
        assertThat(ended(results)).containsExactly("A");
        assertThat(results.get("B").cause()).isEqualTo(LabResult.Cause.TIME);
        assertThat(lab.submitFinal(trial("B", "class B {}", "deadlocks")).get().test())
                .isPresent();
    }
}
