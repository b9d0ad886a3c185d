package io.snarl.core.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.snarl.core.registry.KnownKinds;
import io.snarl.testing.ExpectedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingsFileTest {

    @TempDir
    private Path directory;

    private Path file;
    private SomeFindings some;

    @BeforeEach
    void placeInProject() {
        some = new SomeFindings(directory.resolve("project"));
        file = some.project().resolve("build/snarl/findings.json");
    }

    @Test
    void file_is_as_documented() throws IOException {
        write(some.all());

        ExpectedFile.of("src/test/resources/io/snarl/core/finding/findings.json")
                .assertIs(Files.readString(file));
    }

    @Test
    void findings_are_read_as_they_were_written() throws IOException {
        write(some.all());

        assertThat(KnownKinds.ALL.findingsFile(some.project()).read(file))
                .isEqualTo(new Findings(some.counts(), some.all()));
    }

    @Test
    void settings_are_read_as_they_were_written_and_may_be_missing() throws IOException {
        var findings = KnownKinds.ALL.findingsFile(some.project());
        write(some.all());
        assertThat(findings.readSettings(file)).isEmpty();

        findings.write(file, new Findings(some.counts(), some.all()), Map.of("seed", -7L, "java", 17L));

        assertThat(findings.readSettings(file)).containsExactly(Map.entry("java", 17L), Map.entry("seed", -7L));
        assertThat(findings.read(file).list()).hasSameSizeAs(some.all());
        Files.writeString(file, "{\"version\": 1, \"settings\": {\"seed\": \"x\"}}");
        assertThatThrownBy(() -> findings.readSettings(file)).hasMessageContaining("its settings are no numbers");
    }

    @Test
    void known_findings_are_read_as_they_were_written() throws IOException {
        var known =
                new Findings(some.counts(), some.all(), Set.of(some.lostUpdate().id()));

        KnownKinds.ALL.findingsFile(some.project()).write(file, known, Map.of());

        assertThat(file)
                .content()
                .contains("\"known\": 1,")
                .containsOnlyOnce("\"known\": true")
                .contains("\"verdict\": \"not linearizable\",\n      \"known\": true,");
        assertThat(KnownKinds.ALL.findingsFile(some.project()).read(file)).isEqualTo(known);
    }

    @Test
    void order_of_the_findings_does_not_show_in_the_file() throws IOException {
        write(List.of(some.confirmed(), some.unconfirmed(), some.infeasible()));
        byte[] first = Files.readAllBytes(file);
        write(List.of(some.infeasible(), some.unconfirmed(), some.confirmed()));

        assertThat(file).hasBinaryContent(first);
    }

    @Test
    void half_a_pair_of_surrogates_is_read_as_it_was_written() throws IOException {
        Finding finding = some.other("Half.put_put", Verdict.NOT_CONFIRMED, "\ud83d and \ude00\ud83d, but 😀 is whole");

        write(List.of(finding));

        assertThat(KnownKinds.ALL.findingsFile(some.project()).read(file).list())
                .containsExactly(finding);
    }

    @Test
    void two_findings_with_one_id_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> write(List.of(some.confirmed(), some.confirmed())))
                .withMessageContaining(some.confirmed().id());
    }

    @Test
    void file_that_holds_no_findings_is_refused_with_the_next_step() {
        assertBroken("", "it is empty");
        assertBroken("[", "it is not a JSON object");
        assertBroken("{}", "the member 'version' is missing");
        assertBroken("{\"version\": 2}", "they have version 2, and known is version 1");
        assertBroken("{\"version\": [1, 2]}", "");
        assertBroken("{\"version\": 1, \"counts\": 5}", "");
    }

    @Test
    void missing_file_is_refused_with_the_next_step() {
        assertThatExceptionOfType(BrokenFindingsException.class)
                .isThrownBy(() -> KnownKinds.ALL.findingsFile(some.project()).read(file))
                .withMessageContaining(file.toString())
                .withMessageEndingWith("Run synthesizeConcurrentTests again.");
    }

    private void assertBroken(String text, String reason) {
        assertThatExceptionOfType(BrokenFindingsException.class)
                .isThrownBy(() -> {
                    Files.createDirectories(file.getParent());
                    Files.writeString(file, text);
                    KnownKinds.ALL.findingsFile(some.project()).read(file);
                })
                .withMessageStartingWith("The findings " + file + " cannot be read: ")
                .withMessageContaining(reason)
                .withMessageEndingWith("Run synthesizeConcurrentTests again.");
    }

    private void write(List<Finding> findings) throws IOException {
        KnownKinds.ALL.findingsFile(some.project()).write(file, findings, some.counts());
    }
}
