package io.snarl.core.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.registry.KnownKinds;
import io.snarl.testing.ExpectedFile;
import io.snarl.testing.report.ReportProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SarifFileTest {

    private static final Path RESOURCES = Path.of("src/test/resources/io/snarl/core/sarif");

    @TempDir
    private Path directory;

    @Test
    void log_is_as_expected_wherever_the_repository_lies() throws IOException {
        Path project = clone("a repository");

        write(project, project.getParent());

        ExpectedFile.of(RESOURCES + "/expected.sarif").assertIs(Files.readString(project.resolve("snarl.sarif")));
    }

    @Test
    void log_with_bugs_and_log_without_fulfil_the_schema() throws IOException {
        Path project = clone("repository");
        var schema = new SarifSchema();

        assertThat(schema.errorsIn(write(project, project.getParent()).toString()))
                .isEmpty();
        assertThat(schema.errorsIn(write(project, project.getParent(), withoutBugs(project))
                        .toString()))
                .isEmpty();
    }

    @Test
    void schema_is_able_to_refuse_a_log() throws IOException {
        assertThat(new SarifSchema().errorsIn("{\"version\": \"2.1.0\", \"runs\": [{\"results\": []}]}"))
                .isNotEmpty();
    }

    @Test
    void only_bugs_are_results() throws IOException {
        Path project = clone("repository");

        assertThat(results(write(project, project.getParent())))
                .extracting(result -> result.get("ruleId").getAsString())
                .containsExactly("deadlock", "crash", "not-linearizable");
        assertThat(results(write(project, project.getParent(), withoutBugs(project))))
                .isEmpty();
    }

    @Test
    void bug_that_the_baseline_accepts_is_suppressed() throws IOException {
        Path project = clone("repository");
        Findings findings = KnownKinds.ALL.findingsFile(project).read(project.resolve("findings.json"));
        String accepted = findings.confirmed().get(1).id();

        JsonObject log =
                write(project, project.getParent(), new Findings(findings.counts(), findings.list(), Set.of(accepted)));

        assertThat(new SarifSchema().errorsIn(log.toString())).isEmpty();
        assertThat(results(log))
                .extracting(result -> result.has("suppressions"))
                .containsExactly(false, true, false);
    }

    @Test
    void bug_keeps_its_fingerprint_where_lines_have_moved() throws IOException {
        Path project = clone("repository");
        JsonObject before = write(project, project.getParent());
        Path moved = clone("moved");
        replace(moved.resolve("findings.json"), "\"line\": ", "\"line\": 10");

        JsonObject after = write(moved, moved.getParent());

        assertThat(after).isNotEqualTo(before);
        assertThat(results(after))
                .extracting(result -> result.get("partialFingerprints"))
                .isEqualTo(results(before).stream()
                        .map(result -> result.get("partialFingerprints"))
                        .toList());
    }

    /** Code hosts refuse a whole log for one that has none. */
    @Test
    void every_location_has_a_file_and_places_of_libraries_are_logical_ones() throws IOException {
        Path project = clone("repository");

        JsonObject log = write(project, project.getParent());

        assertThat(allNamed("logicalLocations", log)).hasSizeGreaterThan(3);
        for (JsonElement locations : allNamed("locations", log)) {
            assertHaveFiles(locations.getAsJsonArray());
        }
        for (JsonElement locations : allNamed("relatedLocations", log)) {
            assertHaveFiles(locations.getAsJsonArray());
        }
        JsonObject ofSeedTest =
                results(log).get(1).getAsJsonArray("locations").get(0).getAsJsonObject();
        assertThat(ofSeedTest.toString()).contains("AccountTest.java", "java.util.ArrayList.add", "\"startLine\":9");
    }

    @Test
    void source_outside_of_the_repository_has_no_location() throws IOException {
        Path project = clone("repository");

        JsonObject log = write(project, project.resolve("src/test"));

        assertThat(results(log).get(0).get("message").toString())
                .contains("bank.Account.transferTo(Account.java:10)")
                .doesNotContain("](1)");
        assertThat(results(log).get(0).get("locations").toString()).contains("\"uri\":\"java/bank/AccountTest.java\"");
        assertThat(results(log).get(0).get("codeFlows")).isNull();
    }

    @Test
    void names_and_values_neither_link_nor_command_a_terminal() throws IOException {
        Path project = directory.resolve("hostile");
        Findings findings =
                ReportProject.hostileIn(project).results().findings().orElseThrow();

        String messages = results(write(project, project, findings)).stream()
                .map(result -> result.getAsJsonObject("message").get("text").getAsString())
                .collect(Collectors.joining("\n"));

        assertThat(messages)
                .contains("<script>window.hacked=1</script>", "\\u001b[2J\\u202e")
                .doesNotContain("\u001b", "\u202e", "\u2028");
    }

    private static void assertHaveFiles(JsonArray locations) {
        for (JsonElement element : locations) {
            JsonObject location = element.getAsJsonObject();
            JsonObject itself = location.has("location") ? location.getAsJsonObject("location") : location;
            assertThat(itself.getAsJsonObject("physicalLocation")
                            .getAsJsonObject("artifactLocation")
                            .get("uri")
                            .getAsString())
                    .startsWith("the%20project/src/");
        }
    }

    private static List<JsonObject> results(JsonObject log) {
        List<JsonObject> results = new ArrayList<>();
        log.getAsJsonArray("runs")
                .get(0)
                .getAsJsonObject()
                .getAsJsonArray("results")
                .forEach(result -> results.add(result.getAsJsonObject()));
        return results;
    }

    private static List<JsonElement> allNamed(String name, JsonElement element) {
        List<JsonElement> all = new ArrayList<>();
        if (element.isJsonArray()) {
            element.getAsJsonArray().forEach(item -> all.addAll(allNamed(name, item)));
        } else if (element.isJsonObject()) {
            element.getAsJsonObject().entrySet().forEach(member -> {
                if (member.getKey().equals(name)) {
                    all.add(member.getValue());
                }
                all.addAll(allNamed(name, member.getValue()));
            });
        }
        return all;
    }

    private static Findings withoutBugs(Path project) {
        Findings findings = read(project);
        return new Findings(
                findings.counts(),
                findings.list().stream()
                        .filter(finding -> !finding.isConfirmed())
                        .toList());
    }

    private static Findings read(Path project) {
        return KnownKinds.ALL.findingsFile(project).read(project.resolve("findings.json"));
    }

    private static JsonObject write(Path project, Path root) throws IOException {
        return write(project, root, read(project));
    }

    private static JsonObject write(Path project, Path root, Findings findings) throws IOException {
        var sources = new SourcePaths(
                root,
                List.of(project.resolve("src/main/java"), project.resolve("src/test/java"), project.resolve("none")));
        Path file = project.resolve("snarl.sarif");
        new SarifFile(
                        "1.2.3",
                        "snarl/lib/",
                        sources,
                        new ReplayCommand("./gradlew :lib:fuzzConcurrentTests --replay", project))
                .write(file, findings);
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    private static void replace(Path file, String what, String by) throws IOException {
        Files.writeString(file, Files.readString(file).replace(what, by));
    }

    /** A project that is not the root of its repository, at a path that no URI has as it is. */
    private Path clone(String name) throws IOException {
        Path project = directory.resolve(name).resolve("the project");
        try (var files = Files.walk(RESOURCES.resolve("project"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = project.resolve(
                        RESOURCES.resolve("project").relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        return project;
    }
}
