package io.snarl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.snarl.core.finding.Findings;
import io.snarl.testing.ExpectedFile;
import io.snarl.testing.report.ReportProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlReportTest {

    @TempDir
    Path directory;

    @Test
    void data_of_the_page_are_all_that_tasks_have_left() throws IOException {
        JsonObject data = new PageData(ReportProject.in(directory).results()).json();

        ExpectedFile.of("src/test/resources/io/snarl/core/report/page-data.json")
                .assertIs(new GsonBuilder()
                                .setPrettyPrinting()
                                .disableHtmlEscaping()
                                .create()
                                .toJson(data)
                        + "\n");
    }

    @Test
    void same_results_are_the_same_bytes_wherever_the_project_lies() throws IOException {
        assertThat(pageOf(ReportProject.in(directory.resolve("a"))))
                .isEqualTo(pageOf(ReportProject.in(directory.resolve("b/c"))))
                .doesNotContain(directory.toString());
    }

    @Test
    void strings_of_the_project_stay_data_and_come_back_unchanged() throws IOException {
        String plain = pageOf(ReportProject.in(directory.resolve("plain")));

        String page = pageOf(ReportProject.hostileIn(directory.resolve("hostile")));

        assertThat(page).doesNotContain("window.hacked=1</", "<img", "<svg onload", "--></style>", "\u2028", "\u001b");
        assertThat(page.split("</script", -1)).hasSameSizeAs(plain.split("</script", -1));
        assertThat(dataOf(page).getAsJsonArray("findings").asList().stream()
                        .map(finding -> finding.getAsJsonObject().get("title").getAsString()))
                .contains("Account: " + ReportProject.HOSTILE);
    }

    @Test
    void finding_that_the_baseline_accepts_is_marked() throws IOException {
        var results = ReportProject.in(directory).results();
        var findings = results.findings().orElseThrow();
        String accepted = findings.confirmed().get(0).id();
        var marked = new Results(
                results.project(),
                results.version(),
                results.files(),
                Optional.of(new Findings(findings.counts(), findings.list(), Set.of(accepted))),
                results.settings(),
                results.traces(),
                results.unreadableIndex(),
                results.fuzz(),
                results.commands(),
                results.kinds());

        assertThat(new PageData(marked).json().getAsJsonArray("findings").asList())
                .filteredOn(finding -> finding.getAsJsonObject().has("known"))
                .singleElement()
                .extracting(finding -> finding.getAsJsonObject().get("id").getAsString())
                .isEqualTo(accepted);
    }

    @Test
    void what_was_lost_is_told_with_its_reason_and_without_the_place_of_the_project() throws IOException {
        ReportProject project = ReportProject.withLosses(directory);

        assertThat(new PageData(project.results())
                        .json()
                        .getAsJsonArray("losses")
                        .asList())
                .extracting(Object::toString)
                .containsExactly(
                        "[\"tracing\",\"bank.ExitTest.exits\",\"it ended the JVM by System.exit(1)\"]",
                        "[\"tracing\",\"the other tests of bank.SlowTest\",\"its JVM was killed by signal 9\"]",
                        "[\"tracing\",\"a line of the index\",\"Line 4 of the index build/snarl/traces/index.jsonl cannot be"
                                + " read: it is not a JSON object. Run traceSeedTests --rerun.\"]",
                        "[\"synthesis\",\"planning tests of bank.Account\",\"java.lang.NullPointerException at"
                                + " io.snarl.core.A.b(A.java:1)\"]");
    }

    @Test
    void index_that_cannot_be_read_does_no_harm_to_the_findings() throws IOException {
        ReportProject project = ReportProject.in(directory);
        Files.writeString(directory.resolve("build/snarl/traces/index.jsonl"), "{}\n");

        JsonObject data = new PageData(project.results()).json();

        assertThat(data.getAsJsonArray("findings")).isNotEmpty();
        assertThat(data.getAsJsonArray("losses").get(0).toString())
                .contains("the index of the traces", "Line 1 of the index build/snarl/traces/index.jsonl");
    }

    @Test
    void page_fetches_nothing() throws IOException {
        String markup = pageOf(ReportProject.in(directory)).replaceAll("(?s)<script>.*?</script>", "");

        assertThat(markup)
                .doesNotContainPattern("<[a-z]+[^>]* src=|<link|@import|url\\(")
                .contains("default-src 'none'");
    }

    @Test
    void half_a_character_in_a_name_does_not_keep_the_page_from_being_written() throws IOException {
        var results = ReportProject.in(directory).results();
        var named = new Results(
                "half \ud83d of a pair",
                results.version(),
                results.files(),
                results.findings(),
                results.settings(),
                results.traces(),
                results.unreadableIndex(),
                results.fuzz(),
                results.commands(),
                results.kinds());

        new HtmlReport(named).write(directory.resolve("index.html"));

        assertThat(directory.resolve("index.html")).content().contains("\"project\":\"half \\ud83d of a pair\"");
    }

    @Test
    void report_is_made_of_whatever_is_there() throws IOException {
        var files = ReportProject.in(directory).results().files();
        Path nowhere = directory.resolve("nowhere");
        var commands = new Commands(null, "adopt");
        var nothing = new RunFiles(directory, nowhere, nowhere, nowhere, List.of(nowhere));
        var fuzzAlone = new RunFiles(directory, nowhere, nowhere, files.fuzzResults(), List.of(nowhere));

        assertThat(new PageData(Results.read("bank", "1.0", nothing, commands))
                        .json()
                        .keySet())
                .doesNotContain("counts", "fuzz");
        assertThat(new PageData(Results.read(
                                "bank",
                                "1.0",
                                fuzzAlone,
                                ReportProject.in(directory).results().commands()))
                        .json()
                        .getAsJsonObject("fuzz")
                        .getAsJsonArray("tests"))
                .hasSize(2);
    }

    private String pageOf(ReportProject project) throws IOException {
        Path file = directory.resolve("reports/index.html");
        new HtmlReport(project.results()).write(file);
        return Files.readString(file);
    }

    private static JsonObject dataOf(String page) {
        String start = "<script type=\"application/json\" id=\"data\">\n";
        int from = page.indexOf(start) + start.length();
        return JsonParser.parseString(page.substring(from, page.indexOf('\n', from)))
                .getAsJsonObject();
    }
}
