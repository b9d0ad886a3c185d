package io.snarl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.interleaving.Interleaving;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Findings;
import io.snarl.testing.report.ReportProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MissingFilesTest {

    @TempDir
    private Path directory;

    private Results results;

    @BeforeEach
    void makeWhole() throws IOException {
        results = ReportProject.in(directory).results();
        for (var finding : results.findings().map(Findings::list).orElseThrow()) {
            for (Bug bug : finding.bugs()) {
                write(bug.schedule(), "a schedule");
                write(bug.interleaving(), new Interleaving(List.of("main"), List.of(), List.of()).text());
            }
            if (finding.test().isPresent()) {
                write(finding.test().get().file(), "class Test {}");
            }
        }
    }

    private static void write(Path file, String text) throws IOException {
        if (!Files.exists(file)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
    }

    private Bug bug() {
        return results.findings().orElseThrow().confirmed().get(0).bugs().get(0);
    }

    @Test
    void nothing_is_said_where_nothing_is_missing() {
        assertThat(MissingFiles.in(results)).isEmpty();
    }

    @Test
    void file_that_was_deleted_is_named_with_what_to_do() throws IOException {
        Files.delete(bug().schedule());

        assertThat(MissingFiles.in(results))
                .contains("The report lacks what is in " + directory.relativize(bug().schedule())
                        + ", which the findings name: deleted or damaged since they were found."
                        + " Run synthesizeConcurrentTests --rerun to have it again.");
    }

    @Test
    void execution_that_was_damaged_is_left_out_of_the_page() throws IOException {
        Files.write(bug().interleaving(), new byte[] {(byte) 0xFF, (byte) 0xFE, 'x'});

        assertThat(MissingFiles.in(results).orElseThrow())
                .contains(directory.relativize(bug().interleaving()).toString());
        assertThat(new PageData(results).json().toString()).contains("\"findings\"");
    }
}
