package io.snarl.core.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.snarl.core.finding.CodePlace;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.fuzz.FuzzedTest.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FuzzRunTest {

    private static final String BEGIN = "{\"begin\":\"demo.CounterTest#counts()\"}\n";

    private static final String FAILED = """
            {"test":"demo.CounterTest#counts()","class":"demo.CounterTest","method":"counts","display":"counts()",\
            "outcome":"failed","kind":"deadlock","schedules":17,"millis":12,"strategy":"mixed","seed":-42,\
            "claim":"fails","summary":"two threads wait","details":["a","b"],"schedule":"schedules/x.schedule",\
            "interleaving":"interleavings/x.txt","remarks":["slow"]}
            """;

    private static final String NOT_REPRODUCED = """
            {"test":"demo.OtherTest#a()","display":"a()",\
            "outcome":"not_reproduced","schedules":3,"millis":1,"strategy":"replay","seed":1,"claim":"does not fail"}
            """;

    private static final String CIRCLE = """
            {"edges":[{"held":"demo.B","heldAt":{"class":"demo.B","method":"give","file":"B.java","line":5},\
            "wanted":"demo.A","wantedAt":{"class":"demo.A","method":"take","file":"A.java","line":7}},\
            {"held":"demo.A","heldAt":{"class":"demo.A","method":"give","file":"A.java","line":5},\
            "wanted":"demo.B","wantedAt":{"class":"demo.B","method":"take","file":"B.java","line":7}}]}""";

    private static final Deadlock DEADLOCK = new Deadlock(List.of(
            new Deadlock.Edge(
                    "demo.A",
                    new CodePlace("demo.A", "give", "A.java", 5),
                    "demo.B",
                    new CodePlace("demo.B", "take", "B.java", 7)),
            new Deadlock.Edge(
                    "demo.B",
                    new CodePlace("demo.B", "give", "B.java", 5),
                    "demo.A",
                    new CodePlace("demo.A", "take", "A.java", 7))));

    @TempDir
    private Path dir;

    private Path file;

    @BeforeEach
    void chooseFile() {
        file = dir.resolve("fuzz.jsonl");
    }

    @Test
    void seed_may_be_negative_or_missing() throws IOException {
        assertThat(read(BEGIN, FAILED).seed()).contains(-42L);
        assertThat(read(BEGIN).seed()).isEmpty();
    }

    @Test
    void whole_run_is_read() throws IOException {
        FuzzRun run = read(BEGIN, FAILED, NOT_REPRODUCED, "{\"end\":true,\"tests\":2}\n");

        assertThat(run.ended(Outcome.FAILED))
                .containsExactly(new FuzzedTest(
                        "demo.CounterTest#counts()",
                        Optional.of("demo.CounterTest"),
                        Optional.of("counts"),
                        "counts()",
                        Outcome.FAILED,
                        Optional.of("deadlock"),
                        17,
                        12,
                        Optional.of("mixed"),
                        Optional.of("fails"),
                        Optional.of("two threads wait"),
                        List.of("a", "b"),
                        Optional.of(dir.resolve("schedules/x.schedule")),
                        Optional.of(dir.resolve("interleavings/x.txt")),
                        List.of("slow")));
        assertThat(run.ended(Outcome.NOT_REPRODUCED)).hasSize(1);
        assertThat(run.complete()).isTrue();
        assertThat(run.running()).isEmpty();
        assertThat(run.schedules()).isEqualTo(20);
        assertThat(run.millis()).isEqualTo(13);
    }

    @Test
    void circle_of_a_deadlock_is_read() throws IOException {
        FuzzRun run = read(FAILED.replace("\"remarks\"", "\"deadlock\":" + CIRCLE + ",\"remarks\""));

        FuzzedTest test = run.tests().get(0);
        assertThat(test.deadlock()).contains(DEADLOCK);
        assertThat(test.collected().deadlocks()).isEmpty();
    }

    @Test
    void collected_deadlocks_are_read() throws IOException {
        String files = ",\"schedule\":\"schedules/x.schedule\",\"interleaving\":\"interleavings/x.txt\",\"replays\":3}";
        String collected = "\"deadlocks\":[" + CIRCLE.substring(0, CIRCLE.length() - 1) + files + "],"
                + "\"sequential\":\"it throws\",\"otherFailures\":[\"odd\"],";
        FuzzRun run = read(FAILED.replace("\"remarks\"", collected + "\"remarks\""));

        assertThat(run.tests().get(0).collected())
                .isEqualTo(new Collected(
                        List.of(new ConfirmedDeadlock(
                                DEADLOCK, dir.resolve("schedules/x.schedule"), dir.resolve("interleavings/x.txt"), 3)),
                        Optional.of("it throws"),
                        List.of("odd"),
                        List.of(),
                        List.of(),
                        List.of()));
    }

    @Test
    void edge_without_a_place_is_named() throws IOException {
        String broken = CIRCLE.replaceFirst("\"wantedAt\":\\{[^}]*},?", "\"odd\":1");

        assertThat(read(FAILED.replace("\"remarks\"", "\"deadlock\":" + broken + ",\"remarks\""))
                        .unreadable())
                .singleElement()
                .asString()
                .contains("it lacks the place 'wantedAt'");
    }

    @Test
    void run_whose_jvm_died_names_the_test_that_ran() throws IOException {
        FuzzRun run = read(NOT_REPRODUCED, BEGIN, "{\"test\":\"demo.Coun");

        assertThat(run.complete()).isFalse();
        assertThat(run.running()).containsExactly("demo.CounterTest#counts()");
        assertThat(run.tests()).hasSize(1);
    }

    @Test
    void run_that_needed_another_jvm_is_complete_only_when_that_has_ended() throws IOException {
        String end = "{\"end\":true,\"tests\":1}\n";

        assertThat(read(NOT_REPRODUCED, end, BEGIN).complete()).isFalse();
        assertThat(read(NOT_REPRODUCED, end, BEGIN, FAILED, end).complete()).isTrue();
    }

    @Test
    void test_that_was_not_run_has_nothing_but_a_reason() throws IOException {
        FuzzRun run =
                read("{\"test\":\"a\",\"display\":\"a()\",\"outcome\":\"not run\",\"summary\":\"is disabled\"}\n");

        assertThat(run.ended(Outcome.NOT_RUN)).singleElement().satisfies(test -> {
            assertThat(test.schedules()).isZero();
            assertThat(test.sentence()).isEqualTo("is disabled");
        });
    }

    @Test
    void container_that_was_run_to_know_its_tests_is_not_running_in_the_end() throws IOException {
        FuzzRun run = read(BEGIN, NOT_REPRODUCED, "{\"end\":true,\"tests\":1}\n");

        assertThat(run.running()).isEmpty();
    }

    @Test
    void line_that_cannot_be_read_is_named_and_costs_its_test_alone() throws IOException {
        String end = "{\"end\":true,\"tests\":2}\n";

        FuzzRun run = read(BEGIN, FAILED.replace("\"failed\"", "\"odd\""), NOT_REPRODUCED, end);

        assertThat(run.unreadable())
                .containsExactly("Line 2 of the results " + file
                        + " cannot be read: it has the unknown outcome 'odd'. Run fuzzConcurrentTests again.");
        assertThat(run.tests()).hasSize(1);
        assertThat(run.complete()).isFalse();
        assertThat(run.running()).containsExactly("demo.CounterTest#counts()");
        assertThat(read(FAILED.replace("[\"slow\"]", "7")).unreadable())
                .singleElement()
                .asString()
                .contains("its member 'remarks' is not a list");
        assertThat(read("nonsense\n", NOT_REPRODUCED).unreadable())
                .singleElement()
                .asString()
                .contains("it is not a JSON object");
    }

    @Test
    void missing_results_are_told() {
        assertThatThrownBy(() -> FuzzRun.read(file)).isInstanceOf(BrokenFuzzRunException.class);
    }

    @Test
    void end_of_one_of_several_jvms_does_not_hide_that_another_has_died() throws IOException {
        Files.writeString(file, """
                {"begin":"z","jvm":"7"}
                {"begin":"a","jvm":"8"}
                {"test":"z","display":"z","outcome":"passed","jvm":"7"}
                {"end":true,"tests":1,"jvm":"7"}
                """);

        assertThat(FuzzRun.read(file).complete()).isFalse();
        assertThat(FuzzRun.read(file).running()).containsExactly("a");

        Files.writeString(file, Files.readString(file) + """
                {"test":"a","display":"a","outcome":"passed","jvm":"8"}
                {"end":true,"tests":2,"jvm":"8"}
                """);

        assertThat(FuzzRun.read(file).complete()).isTrue();
        assertThat(FuzzRun.read(file).tests()).extracting(FuzzedTest::id).containsExactly("a", "z");
    }

    private FuzzRun read(String... lines) throws IOException {
        Files.writeString(file, String.join("", lines));
        return FuzzRun.read(file);
    }
}
