package io.snarl.suites;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.snarl.suites.TestResults.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestResultsTest {

    @TempDir
    Path directory;

    @Test
    void runs_with_the_same_outcomes_do_not_differ_in_whatever_order_they_are() throws IOException {
        TestResults plain = results("plain", passed("a") + failed("a") + skipped("b"));
        TestResults traced = results("traced", skipped("b") + failed("a") + passed("a"));

        assertThat(plain.differencesTo(traced)).isEmpty();
        assertThat(plain.count()).isEqualTo(3);
        assertThat(plain.count(Outcome.FAILED)).isEqualTo(1);
        assertThat(plain.count(Outcome.SKIPPED)).isEqualTo(1);
    }

    @Test
    void tests_that_end_otherwise_or_are_missing_are_named_with_both_outcomes() throws IOException {
        TestResults plain = results("plain", passed("a") + passed("b") + passed("c"));
        TestResults traced = results("traced", failed("a") + passed("c") + passed("c"));

        assertThat(plain.differencesTo(traced))
                .isEqualTo(Map.of(
                        "demo.PoolTest.a", "passed -> failed",
                        "demo.PoolTest.b", "passed -> missing",
                        "demo.PoolTest.c", "passed -> passed, passed"));
    }

    @Test
    void skipped_test_may_be_missing_but_not_run() throws IOException {
        TestResults plain = results("plain", skipped("b") + skipped("c"));
        TestResults traced = results("traced", skipped("a") + passed("c"));

        assertThat(plain.differencesTo(traced)).isEqualTo(Map.of("demo.PoolTest.c", "skipped -> passed"));
    }

    @Test
    void hash_codes_in_names_of_parameterized_tests_are_no_difference() throws IOException {
        TestResults plain = results("plain", passed("[1] Demo$$Lambda$12/0x00007f@1fa9d627, x@y.org"));
        TestResults traced = results("traced", passed("[1] Demo$$Lambda$99/0x00008a@7cb45806, x@y.org"));

        assertThat(plain.differencesTo(traced)).isEmpty();
    }

    @Test
    void test_that_the_reports_lack_has_ended_as_the_index_of_the_traces_says() throws IOException {
        TestResults plain = results("plain", passed("a") + passed("b") + passed("c"));
        TestResults reported = results("traced", failed("c") + passed("named after the suite"));
        TestResults recorded =
                TestResults.of(List.of(ended("a", "passed"), ended("b", "failed"), ended("c", "failed")));

        assertThat(plain.differencesTo(reported, recorded))
                .isEqualTo(Map.of(
                        "demo.PoolTest.b", "passed -> missing",
                        "demo.PoolTest.c", "passed -> failed"));
    }

    @Test
    void run_that_has_left_no_report_has_no_tests() throws IOException {
        assertThat(TestResults.read(directory.resolve("nowhere")).count()).isZero();
    }

    private static JsonObject ended(String name, String outcome) {
        JsonObject line = new JsonObject();
        line.addProperty("class", "demo.PoolTest");
        line.addProperty("name", name);
        line.addProperty("outcome", outcome);
        return line;
    }

    private TestResults results(String name, String cases) throws IOException {
        Path reports = Files.createDirectories(directory.resolve(name));
        Files.writeString(
                reports.resolve("TEST-demo.PoolTest.xml"),
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"demo.PoolTest\">" + cases
                        + "<system-out><![CDATA[<testcase>]]></system-out></testsuite>\n");
        return TestResults.read(reports);
    }

    private static String passed(String name) {
        return testcase(name, "");
    }

    private static String failed(String name) {
        return testcase(name, "<failure message=\"no\" type=\"Error\">at demo</failure>");
    }

    private static String skipped(String name) {
        return testcase(name, "<skipped/>");
    }

    private static String testcase(String name, String content) {
        return "<testcase name=\"" + name + "\" classname=\"demo.PoolTest\" time=\"0.1\">" + content + "</testcase>\n";
    }
}
