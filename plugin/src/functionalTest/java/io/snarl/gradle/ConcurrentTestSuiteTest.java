package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The suite that concurrent tests are compiled in. */
class ConcurrentTestSuiteTest {

    @TempDir
    Path directory;

    @Test
    void concurrent_tests_see_the_library_and_all_that_the_seed_tests_see() {
        var build = new GradleBuild(directory)
                .withJavaProject("""
                        snarl.seedTests.suite = "unit"

                        testing.suites.register<JvmTestSuite>("unit") {
                            useJUnitJupiter("%s")
                            dependencies {
                                implementation(project())
                            }
                        }
                        dependencies {
                            "unitImplementation"(project(":helper"))
                        }
                        """.formatted(System.getProperty("snarl.junit.version")))
                .with("settings.gradle.kts", "include(\"helper\")\n")
                .with("helper/build.gradle.kts", "plugins { id(\"java-library\") }\n")
                .with("helper/src/main/java/helper/Helper.java", "package helper; public class Helper {}\n")
                .with("src/main/java/bank/Bank.java", "package bank; public class Bank {}\n")
                .with("src/unit/java/bank/Fixture.java", "package bank; class Fixture extends helper.Helper {}\n")
                .with("src/concurrentTest/java/bank/BankConcurrentTest.java", """
                        package bank;

                        class BankConcurrentTest extends helper.Helper {
                            Bank bank;
                            Fixture fixture;

                            @io.snarl.Interleaved
                            @org.junit.jupiter.api.Test
                            void deadlocks() {
                                io.snarl.Parallel.inParallel(() -> {});
                            }
                        }
                        """);

        var result = build.run("compileConcurrentTestJava");

        assertThat(result.task(":compileConcurrentTestJava").getOutcome()).isEqualTo(SUCCESS);
    }

    @Test
    void plugins_that_check_all_source_sets_do_not_draw_concurrent_tests_into_check() {
        var build = new GradleBuild(directory).withJavaProject("""
                apply(plugin = "groovy")
                apply(plugin = "checkstyle")
                apply(plugin = "pmd")
                apply(plugin = "codenarc")
                """);

        assertThat(build.run("check", "--dry-run").getOutput())
                .contains(":checkstyleTest ", ":pmdTest ", ":codenarcTest ")
                .doesNotContain("oncurrentTest")
                .doesNotContain("traceSeedTests");
    }
}
