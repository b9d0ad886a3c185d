package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.GradleRunner;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the builds in {@code src/functionalTest/projects}, whose scripts are written as those of real projects are.
 *
 * <p>The file {@code expected.txt} of a build has the arguments of Gradle in its first line, followed by
 * {@code => FAILS} where the build is to fail, and then lines that must be in the output or, after {@code !}, must not.
 */
@Tag("large")
class KotlinScriptsTest {

    private static final String FAILS = "=> FAILS";
    private static final String ABSENT = "! ";

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> build_behaves_as_its_scripts_say() throws IOException {
        Path projects = AssembledGradle.ROOT.resolve("gradle/bootstrap/src/functionalTest/projects");
        List<Path> builds;
        try (Stream<Path> files = Files.list(projects)) {
            builds = files.sorted().toList();
        }
        assertThat(builds).isNotEmpty();
        return builds.stream()
                .map(build -> DynamicTest.dynamicTest(build.getFileName().toString(), () -> runCopyOf(build)));
    }

    private void runCopyOf(Path build) throws IOException {
        Path copy = folder.resolve(build.getFileName());
        TestFolders.copy(build, copy);
        List<String> expected = Files.readAllLines(build.resolve("expected.txt"));
        boolean fails = expected.get(0).endsWith(FAILS);

        BuildResult result = run(copy, expected.get(0).replace(FAILS, "").strip(), fails);

        for (String line : expected.subList(1, expected.size())) {
            if (line.startsWith(ABSENT)) {
                assertThat(result.getOutput()).doesNotContain(line.substring(ABSENT.length()));
            } else {
                assertThat(result.getOutput()).contains(line);
            }
        }
    }

    private static BuildResult run(Path build, String arguments, boolean fails) {
        GradleRunner runner = AssembledGradle.runner(build, arguments.split(" +"));
        return fails ? runner.buildAndFail() : runner.build();
    }
}
