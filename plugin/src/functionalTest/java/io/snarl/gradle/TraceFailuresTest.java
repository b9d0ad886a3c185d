package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;

import java.nio.file.Path;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Projects whose seed tests cannot be traced, or not all of them: one build, which must fail in each of them. */
class TraceFailuresTest {

    private static final String TEST_CLASS = """
            package p;

            import static org.junit.jupiter.api.Assertions.*;

            import org.junit.jupiter.api.*;

            @TestMethodOrder(MethodOrderer.MethodName.class)
            class ATest {
                @Test
                void a() {
                    assertTrue(%s);
                }

                @Test
                void b() throws Exception {
                    %s
                }

                @Test
                void c() {
                    assertTrue(%1$s);
                }
            }
            """;

    @TempDir
    static Path directory;

    private static BuildResult result;

    @BeforeAll
    static void trace() {
        var build = new GradleBuild(directory)
                .with("settings.gradle", """
                        rootProject.name = 'failures'
                        include 'failing', 'empty', 'helpers', 'exiting', 'testng', 'misspelt', 'nothing', 'untouched'
                        include 'loader', 'unwritable', 'off'
                        """)
                .with("build.gradle", """
                        plugins {
                            id 'io.snarl' apply false
                        }
                        subprojects {
                            apply plugin: 'java-library'
                            apply plugin: 'io.snarl'
                            repositories { mavenCentral() }
                            testing.suites.test { useJUnitJupiter('%s') }
                        }
                        """.formatted(GradleBuild.JUNIT))
                .with("failing/src/test/java/p/ATest.java", TEST_CLASS.formatted("false", "fail();"))
                .with("helpers/src/test/java/p/Helper.java", "package p; class Helper {}\n")
                .with("exiting/src/test/java/p/ATest.java", TEST_CLASS.formatted("false", "System.exit(0);"))
                .with("testng/build.gradle", "tasks.named('test') { useTestNG() }\n")
                .with(
                        "unwritable/build.gradle",
                        "configurations.testCompileClasspath.exclude(group: 'org.junit.jupiter')\n")
                .with("unwritable/src/test/java/p/ATest.java", "package p; class ATest {}\n")
                .with("off/build.gradle", "tasks.withType(Test).configureEach { enabled = false }\n")
                .with("off/src/test/java/p/ATest.java", TEST_CLASS.formatted("true", ""))
                .with("misspelt/build.gradle", "snarl.subjects.include.add('p/Subject')\n")
                .with("misspelt/src/test/java/p/ATest.java", TEST_CLASS.formatted("true", ""))
                .with("nothing/build.gradle", "snarl.seedTests.exclude.add('*')\n")
                .with("nothing/src/test/java/p/ATest.java", TEST_CLASS.formatted("true", ""))
                .with("untouched/build.gradle", "snarl.subjects.untouched.add('**')\n")
                .with("untouched/src/main/java/p/Subject.java", "package p; class Subject {}\n")
                .with("untouched/src/test/java/p/ATest.java", TEST_CLASS.formatted("true", ""))
                .with("loader/build.gradle", "test.jvmArgs '-Djava.system.class.loader=p.Loader'\n")
                .with("loader/src/main/java/p/Loader.java", """
                        package p;

                        public class Loader extends ClassLoader {
                            public Loader(ClassLoader parent) {
                                super(parent);
                            }
                        }
                        """)
                .with("loader/src/test/java/p/ATest.java", TEST_CLASS.formatted("true", ""));

        result = build.runAndFail("traceSeedTests", "--continue", "--parallel", "--configuration-cache");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "failing",
                "empty",
                "helpers",
                "exiting",
                "testng",
                "misspelt",
                "nothing",
                "untouched",
                "loader",
                "unwritable",
                "off"
            })
    void task_fails(String project) {
        assertThat(result.task(":" + project + ":traceSeedTests").getOutcome()).isEqualTo(FAILED);
    }

    @Test
    void tests_that_all_fail_are_no_seeds() {
        assertThat(result.getOutput())
                .contains("traceSeedTests has no usable trace: none of the 3 seed tests passed,", "p.ATest.a: ");
    }

    @Test
    void suite_without_tests_is_told_what_to_do() {
        assertThat(result.getOutput())
                .contains(
                        "traceSeedTests has nothing to trace: the test suite 'test' has no test classes. Write a JUnit"
                                + " test in src/test/java, or name a suite that has some by snarl.seedTests.suite.",
                        "traceSeedTests found no test to trace: the test classes hold none that JUnit runs,");
    }

    @Test
    void tests_that_fail_or_are_lost_are_no_seeds() {
        assertThat(result.getOutput())
                .contains(
                        "0 seed tests traced, 2 failed",
                        "1 of 3 seed tests was lost: p.ATest.b (it ended the JVM by System.exit(0))",
                        "traceSeedTests has no usable trace: the tests that have not failed were lost.");
    }

    @Test
    void jvm_that_does_not_start_with_the_agent_is_told() {
        assertThat(result.getOutput())
                .contains("System class loader does not define the appendToClassPathForInstrumentation method")
                .contains("> The test JVM ended before its first test: Process 'Gradle Test Executor")
                .contains("some JVM argument, system property, environment variable or agent that it sets or takes"
                        + " away does not go together with Snarl's agent");
    }

    @Test
    void test_of_another_framework_is_refused() {
        assertThat(result.getOutput()).contains("but task ':testng:test' runs them by TestNG or another framework.");
    }

    @Test
    void suite_without_a_framework_that_tests_can_be_written_with_is_told_what_to_add() {
        assertThat(result.getOutput())
                .contains("> Snarl writes its tests with the JUnit that the test suite 'test' is compiled with, but its"
                        + " compile class path has no org.junit.Test and no org.junit.jupiter.api.Test. Add JUnit 4.4");
    }

    @Test
    void what_switches_off_all_test_tasks_is_told() {
        assertThat(result.getOutput())
                .contains(
                        "> traceSeedTests is switched off, since its 'enabled' is false, so there are no traces of the"
                                + " tests as they are now.");
    }

    @Test
    void malformed_pattern_is_refused_in_the_words_of_the_analysis() {
        assertThat(result.getOutput())
                .contains(
                        "> snarl.subjects.include: The class pattern 'p/Subject' cannot be read: it separates packages by '/' instead of '.'")
                .doesNotContain("A failure occurred while executing");
    }

    @Test
    void settings_that_leave_nothing_to_do_are_refused_before_a_test_runs() {
        assertThat(result.getOutput())
                .contains(
                        "> snarl.seedTests.exclude is *, which leaves out every test class of the suite 'test', so there is"
                                + " nothing to trace.",
                        "> snarl.subjects.untouched is '**', which keeps every class of the main source set from being"
                                + " rewritten, so there is nothing to examine.");
        assertThat(directory.resolve("nothing/build/tmp/traceSeedTests/agent")).doesNotExist();
    }
}
