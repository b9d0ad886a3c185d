package io.snarl.core.kind.endless;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.finding.Findings;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.BugKinds;
import io.snarl.core.registry.KnownKinds;
import io.snarl.core.report.Commands;
import io.snarl.core.report.HtmlReport;
import io.snarl.core.report.Results;
import io.snarl.core.report.RunFiles;
import io.snarl.core.sarif.SarifFile;
import io.snarl.core.sarif.SourcePaths;
import io.snarl.core.synthesis.Progress;
import io.snarl.core.synthesis.Synthesis;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Adds a kind of bug by a folder and a registration, and takes it from the traces of a seed test to all that a user sees. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FurtherKindTest {

    private static final BugKinds KINDS = registered();
    private static final String TEST = "demo.GateConcurrencyTest.open_never_ends_with_open";

    private final ByteArrayOutputStream console = new ByteArrayOutputStream();
    private EndlessProject project;
    private Findings findings;

    private static BugKinds registered() {
        List<BugKind> all = new ArrayList<>(KnownKinds.ALL.list());
        all.add(new EndlessKind());
        return new BugKinds(all);
    }

    @BeforeAll
    void synthesize(@TempDir Path directory) throws IOException, InterruptedException {
        project = new EndlessProject(directory);
        var progress = Progress.to(new PrintStream(console, true, StandardCharsets.UTF_8));
        findings = new Synthesis(project.settings(), Synthesis.Start.ANEW, progress, KINDS).run();
    }

    @Test
    void its_bug_becomes_a_test_and_a_finding() throws IOException {
        assertThat(findings.counts().mishaps()).isEmpty();
        assertThat(findings.counts().predicted()).containsEntry("calls", 2L).containsEntry("lockNodes", 0L);
        assertThat(findings.counts().infeasible()).containsEntry("a common lock guards it", 1L);
        assertThat(findings.counts().tests()).isEqualTo(3);
        assertThat(findings.confirmed()).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo("endless");
            assertThat(finding.verdict()).isEqualTo(EndlessKind.ENDLESS);
            assertThat(finding.id()).isEqualTo("Gate.open_open-endless");
            assertThat(finding.title()).isEqualTo("Gate: open never ends with open");
            assertThat(finding.test().map(TestMethod::toString)).contains(TEST);
            assertThat(finding.test().orElseThrow().file())
                    .content()
                    .contains("Calls of {@code Gate} that go on for ever in parallel", "and none of them ends. */");
            assertThat(finding.bugs().get(0).schedule()).hasContent("0 1 0 1");
        });
        assertThat(findings.list()).hasSize(2).last().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("Gate: close might never end with close");
            assertThat(finding.kind()).isEqualTo("endless");
        });
    }

    @Test
    void its_findings_are_read_as_they_were_written() {
        assertThat(KINDS.findingsFile(project.directory())
                        .read(project.findings())
                        .list())
                .isEqualTo(findings.list());
        assertThat(project.findings()).content().contains("\"kind\": \"endless\"", "\"endless\": [\n        {");
    }

    @Test
    void it_is_told_on_the_console_in_its_own_words() throws IOException {
        assertThat(console.toString(StandardCharsets.UTF_8))
                .contains("A test fails: demo.Gate.open with demo.Gate.open", "suspicions shown: 1, open: 0 of 2");
        assertThat(Files.readString(project.settings().summary()))
                .contains("ENDLESS " + TEST, "  demo.Gate.open goes on for ever at demo.Gate.open(Gate.java:4)");
    }

    @Test
    void it_is_in_the_report_and_among_the_rules_of_sarif() throws IOException {
        Path nowhere = project.directory().resolve("nowhere");
        var files = new RunFiles(
                project.directory(),
                project.findings(),
                nowhere,
                nowhere,
                List.of(project.directory().resolve("src")));
        var commands = new Commands(new ReplayCommand("replay", project.directory()), "adopt");
        var page = project.directory().resolve("index.html");
        new HtmlReport(Results.read("demo", "1.0", files, commands, KINDS)).write(page);
        var log = project.directory().resolve("snarl.sarif");
        var sources = new SourcePaths(project.directory(), files.sources());
        new SarifFile("1.0", "snarl/", sources, commands.replay(), KINDS.rules()).write(log, findings);

        assertThat(page)
                .content()
                .contains("\"title\":\"Endless calls\"", "\"title\":\"Gate: open never ends with open\"")
                .contains("\"lines\":[\"demo.Gate.open goes on for ever at demo.Gate.open(Gate.java:4)\"]");
        assertThat(log)
                .content()
                .contains("\"ruleId\": \"endless\"", "\"name\": \"EndlessCalls\"")
                .contains("goes on for ever at [Gate.open, line 4]");
    }
}
