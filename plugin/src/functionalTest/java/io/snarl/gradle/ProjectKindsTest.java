package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The kinds of projects that the plugin is applied to. */
class ProjectKindsTest {

    @TempDir
    Path directory;

    /** In a project for each task, since a task does not run after one that has failed. */
    @Test
    void project_without_java_can_be_built_and_each_task_says_what_snarl_needs() {
        List<String> tasks =
                List.of("traceSeedTests", "synthesizeConcurrentTests", "fuzzConcurrentTests", "adoptConcurrentTests");
        var build = new GradleBuild(directory).with("settings.gradle.kts", "include(\"p0\", \"p1\", \"p2\", \"p3\")\n");
        var arguments = new ArrayList<>(
                List.of("--continue", "-x", ":p1:traceSeedTests", "-x", ":p3:synthesizeConcurrentTests"));
        for (int i = 0; i < tasks.size(); i++) {
            build.with("p" + i + "/build.gradle.kts", """
                    plugins {
                        id("base")
                        id("io.snarl")
                    }
                    snarl {
                        synthesis { maxCycleLength = 4 }
                    }
                    """);
            arguments.add(":p" + i + ":" + tasks.get(i));
        }

        assertThat(build.run("build").getOutput()).contains("BUILD SUCCESSFUL");
        var result = build.runAndFail(arguments.toArray(String[]::new));
        for (int i = 0; i < tasks.size(); i++) {
            assertThat(result.task(":p" + i + ":" + tasks.get(i)).getOutcome()).isEqualTo(FAILED);
            assertThat(result.getOutput())
                    .contains("Snarl needs the 'java' plugin in project ':p" + i
                            + "': apply 'java', 'java-library' or another plugin that brings it.");
        }
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

        assertThat(build.runAndFail("traceSeedTests", "fuzzConcurrentTests", "--continue")
                        .getOutput())
                .contains("traceSeedTests has nothing to trace", "fuzzConcurrentTests has nothing to run");
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
}
