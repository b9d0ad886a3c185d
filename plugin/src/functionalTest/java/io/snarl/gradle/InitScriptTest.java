package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.GradleRunner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build that knows nothing of Snarl, tried with the init script. */
class InitScriptTest {

    private static final Path SCRIPT = SourceTree.ROOT.resolve("samples/snarl.init.gradle");

    @TempDir
    Path directory;

    private GradleBuild build;

    @BeforeEach
    void write_a_build_of_a_library_and_a_project_without_Java() {
        build = new GradleBuild(directory)
                .with("settings.gradle.kts", """
                        dependencyResolutionManagement {
                            repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
                            repositories { mavenCentral() }
                        }
                        rootProject.name = "untouched"
                        include("counter", "pages")
                        """)
                .with("pages/build.gradle.kts", "plugins { base }\n")
                .with("counter/build.gradle.kts", """
                        plugins { `java-library` }
                        testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                        """.formatted(GradleBuild.JUNIT))
                .with("counter/src/main/java/demo/Counter.java", """
                        package demo;

                        public class Counter {
                            private int visits;

                            public void visit() {
                                visits++;
                            }

                            public synchronized int visits() {
                                return visits;
                            }
                        }
                        """)
                .with("counter/src/test/java/demo/CounterTest.java", """
                        package demo;

                        import static org.junit.jupiter.api.Assertions.assertEquals;

                        import org.junit.jupiter.api.Test;

                        class CounterTest {
                            @Test
                            void countsVisits() {
                                var counter = new Counter();
                                counter.visit();
                                assertEquals(1, counter.visits());
                            }
                        }
                        """);
    }

    @Test
    void finds_bugs_in_a_build_that_does_not_apply_the_plugin() {
        BuildResult result = run("synthesizeConcurrentTests", "--configuration-cache");

        assertThat(result.task(":counter:synthesizeConcurrentTests").getOutcome())
                .isEqualTo(SUCCESS);
        assertThat(result.task(":pages:synthesizeConcurrentTests"))
                .as("only Java projects have seed tests")
                .isNull();
        assertThat(result.getOutput())
                .contains("NOT LINEARIZABLE demo.CounterConcurrencyTest.visit_loses_an_update_with_visit")
                .contains("Configuration cache entry stored");
    }

    @Test
    void names_the_version_that_is_published() throws IOException {
        assertThat(Files.readString(SCRIPT)).contains("'io.snarl:plugin:" + System.getProperty("snarl.version") + "'");
    }

    /** Without the class path of the plugin under test, and with its repository in the place of the local one of Maven. */
    private BuildResult run(String... arguments) {
        List<String> usual = List.of(
                "--offline",
                "--init-script",
                SCRIPT.toString(),
                "-Dmaven.repo.local=" + System.getProperty("snarl.plugin.repository"));
        return GradleRunner.create()
                .withGradleInstallation(GradleBuild.GRADLE_HOME)
                .withTestKitDir(GradleBuild.GRADLE_USER_HOME)
                .withProjectDir(build.directory().toFile())
                .withArguments(
                        Stream.concat(usual.stream(), Stream.of(arguments)).toList())
                .build();
    }
}
