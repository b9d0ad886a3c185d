package io.snarl.contract.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.contract.outcome.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsTest {

    private static final CodePlace GIVE = new CodePlace("demo.A", "give", "A.java", 5);
    private static final CodePlace TAKE = new CodePlace("demo.A", "take", "", 0);
    private static final Deadlock DEADLOCK = new Deadlock(List.of(
            new Deadlock.Edge("demo.A", GIVE, "demo.A", TAKE), new Deadlock.Edge("demo.A", TAKE, "demo.A", GIVE)));

    @TempDir
    private Path directory;

    @Test
    void each_test_is_a_line() throws IOException {
        try (var results = new ResultsWriter(directory, -42, null)) {
            results.begin("demo.BankTest#transfers()");
            results.write(failed());
            results.write(TestResult.notRun(
                    "demo.BankTest#opens()", Optional.empty(), Optional.empty(), "\"opens\"", "is disabled"));
            results.untouched(List.of(
                    UntouchedCode.ofMethod("demo.B", "b()V", "it is native"),
                    UntouchedCode.ofClass("demo.A", "it is odd"),
                    UntouchedCode.ofClass("demo.A", "it is odd")));
            results.end();
        }

        assertThat(file()).hasContent("""
                {"version":1,"seed":-42}
                {"begin":"demo.BankTest#transfers()"}
                {"test":"demo.BankTest#transfers()","class":"demo.BankTest","method":"transfers",\
                "display":"transfers()","outcome":"failed","kind":"deadlock","schedules":17,"millis":12,\
                "strategy":"random walk","claim":"schedule 17 fails","summary":"two threads wait",\
                "details":["one","two"],"deadlock":{"edges":[{"held":"demo.A",\
                "heldAt":{"class":"demo.A","method":"give","file":"A.java","line":5},"wanted":"demo.A",\
                "wantedAt":{"class":"demo.A","method":"take","file":"","line":0}},{"held":"demo.A",\
                "heldAt":{"class":"demo.A","method":"take","file":"","line":0},"wanted":"demo.A",\
                "wantedAt":{"class":"demo.A","method":"give","file":"A.java","line":5}}]},\
                "schedule":"schedules/one.schedule","interleaving":"interleavings/one.txt","remarks":["odd"]}
                {"test":"demo.BankTest#opens()","display":"\\"opens\\"","outcome":"not run","schedules":0,"millis":0,\
                "summary":"is disabled","details":[],"remarks":[]}
                {"untouched":true,"class":"demo.A","reason":"it is odd"}
                {"untouched":true,"class":"demo.B","method":"b()V","reason":"it is native"}
                {"end":true}
                """);
    }

    @Test
    void what_was_written_is_read() throws IOException {
        TestResult collected = failed(collected());
        try (var results = new ResultsWriter(directory, 42, null)) {
            results.write(failed());
            results.write(collected);
            results.untouched(List.of(UntouchedCode.ofMethod("demo.B", "b()V", "it is native")));
            results.end();
        }

        RunResults run = read();

        assertThat(run.tests()).containsExactly(failed(), collected);
        assertThat(run.untouched()).containsExactly(UntouchedCode.ofMethod("demo.B", "b()V", "it is native"));
        assertThat(run.seed()).contains(42L);
        assertThat(run.complete()).isTrue();
        assertThat(run.running()).isEmpty();
        assertThat(run.unreadable()).isEmpty();
        assertThat(run.schedules()).isEqualTo(34);
        assertThat(run.millis()).isEqualTo(24);
        assertThat(run.ended(TestOutcome.FAILED)).hasSize(2);
        assertThat(run.ended(TestOutcome.PASSED)).isEmpty();
    }

    @Test
    void jvm_that_was_killed_leaves_the_test_that_ran() throws IOException {
        try (var results = new ResultsWriter(directory, 1, null)) {
            results.begin("one");
        }
        Files.writeString(file(), Files.readString(file()) + "{\"test\":\"one\",\"disp");

        RunResults run = read();

        assertThat(run.complete()).isFalse();
        assertThat(run.running()).containsExactly("one");
        assertThat(run.tests()).isEmpty();
    }

    @Test
    void run_that_needed_another_jvm_is_complete_only_when_that_has_ended() throws IOException {
        try (var results = new ResultsWriter(directory, 1, null)) {
            results.end();
        }
        try (var results = new ResultsWriter(directory, 1, null)) {
            assertThat(read().complete()).isFalse();
            results.end();
        }

        assertThat(read().complete()).isTrue();
    }

    @Test
    void end_of_one_of_several_jvms_does_not_hide_that_another_has_died() throws IOException {
        try (var one = new ResultsWriter(directory, 1, "7");
                var other = new ResultsWriter(directory, 1, "8")) {
            one.begin("z");
            other.begin("a");
            one.write(TestResult.notRun("z", Optional.empty(), Optional.empty(), "z", "no"));
            one.end();

            assertThat(read().complete()).isFalse();
            assertThat(read().running()).containsExactly("a");

            other.write(TestResult.notRun("a", Optional.empty(), Optional.empty(), "a", "no"));
            other.end();
        }
        assertThat(read().complete()).isTrue();
        assertThat(read().tests()).extracting(TestResult::id).containsExactly("a", "z");
    }

    @Test
    void container_that_was_run_to_know_its_tests_is_not_running_in_the_end() throws IOException {
        try (var results = new ResultsWriter(directory, 1, null)) {
            results.begin("container");
            results.end();
        }

        assertThat(read().running()).isEmpty();
    }

    @Test
    void line_that_cannot_be_read_is_named_and_costs_its_test_alone() throws IOException {
        try (var results = new ResultsWriter(directory, 1, null)) {
            results.begin("demo.BankTest#transfers()");
            results.write(failed(collected()));
            results.write(TestResult.notRun("other", Optional.empty(), Optional.empty(), "other", "no"));
            results.end();
        }

        assertBroken(text -> text.replace("\"failed\"", "\"odd\""), "it has the unknown outcome 'odd'");
        assertBroken(text -> text.replace("[\"one\",\"two\"]", "7"), "its member 'details' is not a list");
        assertBroken(
                text -> text.replaceFirst("\"wantedAt\":\\{[^}]*}", "\"other\":1"), "its member 'wantedAt' is missing");
        assertBroken(text -> text.replaceFirst("\"weak\":true,", ""), "its member 'weak' is missing");
        assertBroken(text -> text.replace("\"int\"", "\"number\""), "it has the unknown sort 'number'");
        assertBroken(text -> text.replaceFirst("\"previous\"", "\"before\""), "its member 'previous' is missing");
    }

    private void assertBroken(UnaryOperator<String> damage, String problem) throws IOException {
        String whole = Files.readString(file());
        String damaged = damage.apply(whole);
        assertThat(damaged).isNotEqualTo(whole);
        Files.writeString(file(), damaged);

        RunResults run = read();

        assertThat(run.unreadable())
                .containsExactly("Line 3 of the results " + file() + " cannot be read: " + problem
                        + ". Run fuzzConcurrentTests again.");
        assertThat(run.tests()).extracting(TestResult::id).containsExactly("other");
        assertThat(run.complete()).isFalse();
        assertThat(run.running()).containsExactly("demo.BankTest#transfers()");
        Files.writeString(file(), whole);
    }

    @Test
    void results_of_another_version_are_refused() throws IOException {
        Files.writeString(file(), "{\"version\":7,\"seed\":1}\n{\"end\":true}\n");

        assertThatThrownBy(this::read)
                .isInstanceOf(BrokenResultsException.class)
                .hasMessage("The results " + file() + " have version 7 of their format, and this Snarl reads version 1."
                        + " Run fuzzConcurrentTests again.");
    }

    @Test
    void missing_results_are_told() {
        assertThatThrownBy(this::read).isInstanceOf(BrokenResultsException.class);
    }

    private Path file() {
        return directory.resolve(RunResults.FILE);
    }

    private RunResults read() {
        return RunResults.read(file());
    }

    private TestResult failed() {
        return failed(Collected.NOTHING);
    }

    private TestResult failed(Collected collected) {
        return new TestResult(
                "demo.BankTest#transfers()",
                Optional.of("demo.BankTest"),
                Optional.of("transfers"),
                "transfers()",
                TestOutcome.FAILED,
                Optional.of(FailureKind.DEADLOCK),
                17,
                12,
                Optional.of("random walk"),
                Optional.of("schedule 17 fails"),
                Optional.of("two threads wait"),
                List.of("one", "two"),
                Optional.of(directory.resolve("schedules/one.schedule")),
                Optional.of(directory.resolve("interleavings/one.txt")),
                List.of("odd"),
                Optional.of(DEADLOCK),
                Optional.empty(),
                collected);
    }

    private Collected collected() {
        var outcome = new Outcome(Map.of(
                Outcome.thread(0),
                ObservedValue.of(Sort.NULL, ""),
                "1",
                new ObservedValue(
                        Sort.LIST, "", List.of(ObservedValue.of(Sort.STRING, ""), ObservedValue.of(Sort.INT, "7")))));
        var inside = new Conflict.Access(true, -1, TAKE, Optional.of(GIVE));
        var conflict = new Conflict("demo.A.count", new Conflict.Access(false, 0, GIVE), inside, Optional.empty());
        return new Collected(
                List.of(new CollectedDeadlock(
                        DEADLOCK, directory.resolve("a.schedule"), directory.resolve("a.txt"), 3)),
                Optional.of(new SequentialFailure("it throws", Optional.of("java.io.IOException"))),
                List.of("odd"),
                List.of(outcome),
                List.of("2", "thread 1"),
                List.of(new CollectedViolation(
                        CollectedViolation.Kind.CRASH,
                        outcome,
                        Optional.of("java.io.IOException"),
                        Optional.of("closed"),
                        1,
                        Optional.of(GIVE),
                        List.of(conflict),
                        true,
                        false,
                        directory.resolve("b.schedule"),
                        directory.resolve("b.txt"),
                        3,
                        4)));
    }
}
