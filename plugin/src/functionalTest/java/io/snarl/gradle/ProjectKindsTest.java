package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The kinds of projects that the plugin is applied to. */
class ProjectKindsTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {"traceSeedTests", "synthesizeConcurrentTests", "fuzzConcurrentTests", "adoptConcurrentTests"})
    void project_without_java_can_be_built_and_says_what_snarl_needs(String task) {
        var build = new GradleBuild(directory)
                .with("settings.gradle.kts", "include(\"docs\")\n")
                .with("docs/build.gradle.kts", """
                        plugins {
                            id("base")
                            id("io.snarl")
                        }
                        snarl {
                            synthesis { maxCycleLength = 4 }
                        }
                        """);

        assertThat(build.run("build").getOutput()).contains("BUILD SUCCESSFUL");
        assertThat(build.runAndFail(task).getOutput())
                .contains("Snarl needs the 'java' plugin in project ':docs':"
                        + " apply 'java', 'java-library' or another plugin that brings it.");
    }

    @Test
    void java_may_be_applied_after_snarl() {
        var build = new GradleBuild(directory).with("settings.gradle.kts", "").with("build.gradle.kts", """
                        plugins {
                            id("io.snarl")
                            id("java")
                        }
                        repositories {
                            mavenCentral()
                        }
                        """);

        assertThat(build.runAndFail("traceSeedTests").getOutput()).contains("traceSeedTests has nothing to trace");
    }

    @Test
    void project_without_tests_fails_instead_of_passing_for_want_of_work() {
        var build = new GradleBuild(directory).withJavaProject("");

        assertThat(build.runAndFail("fuzzConcurrentTests").getOutput()).contains("traceSeedTests has nothing to trace");
    }

    @Test
    void only_the_module_that_applies_the_plugin_has_its_tasks() {
        var build = new GradleBuild(directory)
                .with("settings.gradle.kts", "include(\"library\", \"application\")\n")
                .with("library/build.gradle.kts", """
                        plugins {
                            id("java-library")
                            id("io.snarl")
                        }
                        repositories {
                            mavenCentral()
                        }
                        """)
                .with("application/build.gradle.kts", """
                        plugins {
                            id("application")
                        }
                        dependencies {
                            implementation(project(":library"))
                        }
                        """);

        assertThat(build.run("tasks", "--all", "--group", "snarl").getOutput())
                .contains("library:traceSeedTests")
                .doesNotContain("application:traceSeedTests");
        assertThat(build.runAndFail("traceSeedTests").getOutput())
                .contains("Execution failed for task ':library:traceSeedTests'.");
    }

    @Test
    void project_may_lie_in_a_directory_with_spaces_and_letters_beyond_ascii() {
        var build = new GradleBuild(directory.resolve("größte Bank – 銀行"))
                .withJavaProject("""
                testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                """.formatted(GradleBuild.JUNIT));
        build.with("src/main/java/Größe.java", "class Größe {}\n").with("src/test/java/GrößeTest.java", """
                        class GrößeTest {
                            @org.junit.jupiter.api.Test
                            void misst() {
                                new Größe();
                            }
                        }
                        """);

        assertThat(build.run("traceSeedTests", "--configuration-cache").getOutput())
                .contains("1 seed test traced");
    }
}
