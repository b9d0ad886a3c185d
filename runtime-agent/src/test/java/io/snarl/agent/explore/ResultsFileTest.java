package io.snarl.agent.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.control.Circle;
import io.snarl.agent.control.CodePlace;
import io.snarl.agent.control.Failure;
import io.snarl.agent.control.FailureKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsFileTest {

    @TempDir
    private Path directory;

    @Test
    void eachTestIsALine() throws IOException {
        try (var results = new ResultsFile(directory, 42)) {
            results.begin("demo.BankTest#transfers()");
            results.write(failed(), "demo.BankTest", "transfers", "transfers()");
            results.begin("demo.BankTest#opens()");
            results.write(passed(), "demo.BankTest", null, "\"opens\"");
            results.end();
        }

        assertThat(directory.resolve("fuzz.jsonl")).hasContent("""
                        {"begin":"demo.BankTest#transfers()"}
                        {"test":"demo.BankTest#transfers()","class":"demo.BankTest","method":"transfers",\
                        "display":"transfers()","outcome":"failed","kind":"deadlock","schedules":17,"millis":12,\
                        "strategy":"random walk","seed":42,"claim":"schedule 17 fails","summary":"two threads wait",\
                        "details":["one","two"],"schedule":"schedules/one.schedule",\
                        "interleaving":"interleavings/one.txt","remarks":[],"reusable":true}
                        {"begin":"demo.BankTest#opens()"}
                        {"test":"demo.BankTest#opens()","class":"demo.BankTest","display":"\\"opens\\"",\
                        "outcome":"passed","schedules":3,"millis":0,"strategy":"random walk","seed":42,\
                        "claim":"3 schedules tried: none fails","details":[],"remarks":["odd"],"reusable":false}
                        {"end":true,"tests":2,"failed":1,"passed":1}
                        """);
    }

    @Test
    void collected_deadlocks_have_their_edges_and_files() throws IOException {
        var place = new CodePlace("demo.A", "give", "A.java", 5);
        var other = new CodePlace("demo.A", "take", "", 0);
        var circle = new Circle(List.of(
                new Circle.Edge("demo.A", place, "demo.A", other), new Circle.Edge("demo.A", other, "demo.A", place)));
        var collected = new Collected(
                List.of(new Collected.Deadlock(
                        circle,
                        directory.resolve("schedules/a.schedule"),
                        directory.resolve("interleavings/a.txt"),
                        3)),
                "it throws",
                List.of("odd"));
        try (var results = new ResultsFile(directory, 42)) {
            results.write(withDeadlocks(circle, collected), "demo.BankTest", "transfers", "transfers()");
        }

        String edges = """
                {"edges":[{"held":"demo.A",\
                "heldAt":{"class":"demo.A","method":"give","file":"A.java","line":5},"wanted":"demo.A",\
                "wantedAt":{"class":"demo.A","method":"take","file":"","line":0}},{"held":"demo.A",\
                "heldAt":{"class":"demo.A","method":"take","file":"","line":0},"wanted":"demo.A",\
                "wantedAt":{"class":"demo.A","method":"give","file":"A.java","line":5}}]""";
        assertThat(Files.readString(directory.resolve("fuzz.jsonl")))
                .contains("\"deadlock\":" + edges + "},")
                .endsWith("\"deadlocks\":[" + edges + ",\"schedule\":\"schedules/a.schedule\","
                        + "\"interleaving\":\"interleavings/a.txt\",\"replays\":3}],"
                        + "\"sequential\":\"it throws\",\"otherFailures\":[\"odd\"]}\n");
    }

    private Exploration withDeadlocks(Circle circle, Collected collected) {
        return new Exploration(
                "demo.BankTest#transfers()",
                Outcome.FAILED,
                17,
                Duration.ZERO,
                "directed",
                "17 schedules tried: 1 deadlock",
                new Failure(FailureKind.DEADLOCK, "two threads wait", List.of(), "x", null, circle),
                null,
                null,
                null,
                List.of(),
                true,
                collected,
                0);
    }

    @Test
    void linesOfSeveralJvmsAreToldApart() throws IOException {
        try (var one = new ResultsFile(directory, 1, "7");
                var other = new ResultsFile(directory, 1, "8")) {
            one.begin("one");
            other.begin("other");
            one.end();
        }

        assertThat(directory.resolve("fuzz.jsonl")).hasContent("""
                {"begin":"one","jvm":"7"}
                {"begin":"other","jvm":"8"}
                {"end":true,"tests":0,"jvm":"7"}
                """);
    }

    @Test
    void jvmThatRunsTestsForAnotherHasItsMark() {
        assertThat(JvmMark.of("7", "2", 9)).isEqualTo("7");
        assertThat(JvmMark.of(null, "2", 9)).isEqualTo("9");
        assertThat(JvmMark.of(null, null, 9)).isNull();
    }

    @Test
    void whatAnotherJvmWroteStays() throws IOException {
        try (var results = new ResultsFile(directory, 1)) {
            results.begin("one");
        }
        try (var results = new ResultsFile(directory, 1)) {
            results.end();
        }

        assertThat(directory.resolve("fuzz.jsonl")).hasContent("""
                {"begin":"one"}
                {"end":true,"tests":0}
                """);
    }

    private Exploration failed() {
        var failure = new Failure(FailureKind.DEADLOCK, "two threads wait", List.of("one", "two"), "x", null);
        return new Exploration(
                "demo.BankTest#transfers()",
                Outcome.FAILED,
                17,
                Duration.ofMillis(12),
                "random walk",
                "schedule 17 fails",
                failure,
                directory.resolve("schedules/one.schedule"),
                "table",
                directory.resolve("interleavings/one.txt"),
                List.of(),
                true);
    }

    private static Exploration passed() {
        return new Exploration(
                "demo.BankTest#opens()",
                Outcome.PASSED,
                3,
                Duration.ZERO,
                "random walk",
                "3 schedules tried: none fails",
                null,
                null,
                null,
                null,
                List.of("odd"),
                false);
    }
}
