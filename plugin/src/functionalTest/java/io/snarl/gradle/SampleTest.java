package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.gradle.tooling.GradleConnector;
import org.gradle.tooling.model.GradleProject;
import org.gradle.tooling.model.Task;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Follows the READMEs of the samples word by word, as somebody does who has just cloned the repository. */
@Order(1)
class SampleTest {

    /** Those whose READMEs are followed; the others are too long to try them at each change. */
    static final List<String> SAMPLES = List.of("bank-accounts", "metrics", "locks", "multi-module", "correct-library");

    private static final boolean REFRESH = System.getProperty("snarl.refreshExpected") != null;
    private static final String OPTIONS = " --offline --console=plain -Dorg.gradle.daemon.idletimeout=60000";

    @TempDir
    static Path directory;

    private static Path clone;

    /** In a copy, because the samples build the plugin, which this build is using. */
    @BeforeAll
    static void cloneSourceTree() throws IOException, InterruptedException {
        clone = directory.resolve("snarl");
        SourceTree.copyTo(clone);
        buildSnarl();
    }

    /** With the build cache, which saves compiling once more; without it the samples do their work each time. */
    private static void buildSnarl() throws IOException, InterruptedException {
        String jars = Stream.of(
                        "plugin:jar", "analysis-core:jar", "runtime-agent:shadowJar", "runtime-agent:supportJar")
                .map(task -> " :snarl:" + task)
                .collect(Collectors.joining());
        var build = ShellRun.of(clone, "./gradlew -p samples/bank-accounts --build-cache" + jars + OPTIONS);

        assertThat(build.succeeded()).as(build.output()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void what_the_readme_of_a_sample_says_is_what_happens(String name) throws Exception {
        Path sample = clone.resolve("samples").resolve(name);
        var readme = SampleReadme.read(sample.resolve("README.md"));

        assertThat(readme.steps())
                .extracting(SampleReadme.Step::command)
                .anyMatch(command -> command.contains(" synthesizeConcurrentTests"));
        var ofSnarl = SampleReadme.read(clone.resolve("README.md"));
        var softly = new SoftAssertions();
        for (var step : readme.steps()) {
            var run = ShellRun.of(clone, step.command() + OPTIONS);
            ofSnarl.outputOf(step.command())
                    .forEach(shown -> softly.assertThat(shown.missingIn(run.output()))
                            .as("README.md of Snarl on %s", step.command())
                            .isNull());
            String printed = "%n%s%nprinted%n%s".formatted(step.command(), run.output());

            softly.assertThat(run.succeeded())
                    .as(printed)
                    .isEqualTo(step.output().stream()
                            .noneMatch(shown -> shown.text().contains("BUILD FAILED")));
            for (Excerpt shown : step.output()) {
                String missing = shown.missingIn(run.output());
                softly.assertThat(missing).as(printed).isNull();
                if (missing != null && REFRESH) {
                    refresh(name, shown, shown.refreshedFrom(run.output()));
                }
            }
        }
        List<String> sources = sourcesOf(sample);
        for (Excerpt shown : readme.sources()) {
            boolean there = sources.stream().anyMatch(text -> shown.missingIn(text) == null);
            softly.assertThat(there).as("a source has%n%s", shown.text()).isTrue();
        }
        softly.assertAll();
    }

    private static void refresh(String name, Excerpt old, Excerpt refreshed) throws IOException {
        Path readme = SourceTree.ROOT.resolve("samples").resolve(name).resolve("README.md");
        Files.writeString(readme, Files.readString(readme).replace(old.text(), refreshed.text()));
    }

    @Test
    void all_samples_are_listed() throws IOException {
        String list = Files.readString(clone.resolve("samples/README.md"));

        try (var samples = Files.list(clone.resolve("samples"))) {
            assertThat(samples.filter(Files::isDirectory))
                    .isNotEmpty()
                    .allSatisfy(sample -> assertThat(list).contains("(" + sample.getFileName() + "/README.md)"));
        }
    }

    @Test
    void tools_see_the_tasks_of_the_sample() {
        var connector = GradleConnector.newConnector()
                .useInstallation(GradleBuild.GRADLE_HOME)
                .useGradleUserHomeDir(GradleBuild.GRADLE_USER_HOME)
                .forProjectDirectory(clone.resolve("samples/bank-accounts").toFile());
        try (var connection = connector.connect()) {
            var model = connection
                    .model(GradleProject.class)
                    .withArguments("--offline")
                    .get();

            assertThat(model.getTasks())
                    .filteredOn(task -> "snarl".equals(task.getGroup()))
                    .extracting(Task::getName)
                    .containsExactlyInAnyOrder(
                            "traceSeedTests",
                            "synthesizeConcurrentTests",
                            "recordFindings",
                            "verifyFindings",
                            "fuzzConcurrentTests",
                            "adoptConcurrentTests",
                            "reportConcurrentTests");
        } finally {
            connector.disconnect();
        }
    }

    /** The texts of sources and build scripts, also of generated ones. */
    private static List<String> sourcesOf(Path sample) throws IOException {
        try (var files = Files.walk(sample)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().matches(".*\\.(java|kts|gradle)"))
                    .map(SampleTest::text)
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
