package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the real gradlew as a newcomer does, where the address of the distribution leads nowhere. */
class FirstRunTest {

    private static final String ASSEMBLING = "Assembling it from Maven Central";

    @TempDir
    private Path folder;

    private Path project;
    private Path gradleUserHome;

    @BeforeEach
    void cloneProject() throws IOException {
        project = folder.resolve("a project");
        gradleUserHome = folder.resolve("gradle user home");
        for (String part : List.of("gradlew", "gradle/wrapper", "gradle/bootstrap")) {
            TestFolders.copy(AssembledGradle.ROOT.resolve(part), project.resolve(part));
        }
        Files.writeString(project.resolve("settings.gradle.kts"), "rootProject.name = \"newcomer\"\n");
        Path properties = project.resolve("gradle/wrapper/gradle-wrapper.properties");
        Files.writeString(
                properties,
                Files.readString(properties)
                        .replaceFirst("distributionUrl=.*/", "distributionUrl=https\\\\://gradle.invalid/"));
    }

    @Test
    void killed_run_leaves_nothing_that_is_used_and_two_runs_at_once_share_one_assembly() throws Exception {
        Process killed = start("--version");
        readUntil(killed, "Putting them together");
        kill(killed);
        assertThat(find("*.ok")).isEmpty();

        CompletableFuture<Outcome> first = CompletableFuture.supplyAsync(() -> run("--version"));
        CompletableFuture<Outcome> second = CompletableFuture.supplyAsync(() -> run("--version"));

        List<Outcome> both = List.of(first.get(), second.get());
        assertThat(both).allSatisfy(outcome -> {
            assertThat(outcome.status()).as(outcome.output()).isZero();
            assertThat(outcome.output()).contains("Gradle 8.8");
        });
        assertThat(both)
                .filteredOn(outcome -> outcome.output().contains(ASSEMBLING))
                .hasSize(1);
        assertThat(find("*.ok")).hasSize(1);
        assertThat(find("assembling-*")).isEmpty();

        Outcome later = run("--version");
        assertThat(later.status()).as(later.output()).isZero();
        assertThat(later.output()).contains("Gradle 8.8").doesNotContain(ASSEMBLING);
    }

    @ParameterizedTest
    @CsvSource({"1.8.0_402, 1", "11.0.22, 11", "25.0.3, 25"})
    void java_that_gradle_cannot_run_on_is_told_from_the_start(String version, String feature) throws IOException {
        Outcome outcome = runWithJava("#!/bin/sh\necho 'java version \"" + version + "\"' >&2\n");

        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.output())
                .contains("This build runs on JDK 17 to 22")
                .contains("is version " + feature + ": set JAVA_HOME");
    }

    @Test
    void java_without_compiler_is_told_from_the_start() throws IOException {
        Outcome outcome = runWithJava("""
                #!/bin/sh
                echo 'openjdk version "17.0.15" 2025-04-15' >&2
                """);

        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.output()).contains("a Java without compiler").contains("install a JDK");
    }

    private Outcome runWithJava(String script) throws IOException {
        Path java = folder.resolve("java/bin/java");
        Files.createDirectories(java.getParent());
        Files.writeString(java, script);
        assertThat(java.toFile().setExecutable(true)).isTrue();
        ProcessBuilder builder = builder("--version");
        builder.environment().put("JAVA_HOME", folder.resolve("java").toString());
        return outcomeOf(builder.start());
    }

    private Outcome run(String... arguments) {
        try {
            return outcomeOf(start(arguments));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process start(String... arguments) throws IOException {
        return builder(arguments).start();
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = Stream.concat(
                        Stream.of("sh", project.resolve("gradlew").toString()), Stream.of(arguments))
                .toList();
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(project.toFile()).redirectErrorStream(true);
        builder.environment().put("GRADLE_USER_HOME", gradleUserHome.toString());
        return builder;
    }

    private static Outcome outcomeOf(Process process) throws IOException {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.onExit().join().exitValue(), output);
    }

    private static void readUntil(Process process, String text) throws IOException {
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder seen = new StringBuilder();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            seen.append(line).append('\n');
            if (line.contains(text)) {
                return;
            }
        }
        throw new AssertionError("'" + text + "' did not come, but:\n" + seen);
    }

    private static void kill(Process process) {
        List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(handle -> handle.onExit().join());
    }

    private List<Path> find(String glob) throws IOException {
        var matcher = gradleUserHome.getFileSystem().getPathMatcher("glob:" + glob);
        try (Stream<Path> files = Files.walk(gradleUserHome)) {
            return files.filter(file -> matcher.matches(file.getFileName())).collect(Collectors.toList());
        }
    }

    private record Outcome(int status, String output) {}
}
