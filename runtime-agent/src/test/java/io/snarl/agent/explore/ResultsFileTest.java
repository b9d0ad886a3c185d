package io.snarl.agent.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.control.Failure;
import io.snarl.agent.control.FailureKind;
import java.io.IOException;
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
