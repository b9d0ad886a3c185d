package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The {@code snarl} block as a build script writes it and as the tasks see it. */
class SnarlBlockTest {

    /** Prints the settings of the tasks; in Groovy, so that it needs no type of the plugin. */
    private static final String SHOW_SETTINGS = """
            tasks.register('showSettings') {
                def trace = tasks.traceSeedTests
                def synthesize = tasks.synthesizeConcurrentTests
                def fuzz = tasks.fuzzConcurrentTests
                doLast {
                    def subjects = trace.subjects
                    println "subjects ${subjects.include.get()} but ${subjects.exclude.get()}, ${subjects.untouched.get()}"
                    def tests = trace.seedTests
                    println "seedTests ${tests.suite.get()} ${tests.include.get()} but ${tests.exclude.get()}"
                    println "recording ${tests.branches.get()} ${tests.eventLimit.get()} ${tests.testTimeout.get()}"
                    println "synthesis ${synthesize.maxCycleLength.get()} ${synthesize.timeBudget.get()}"
                    println "fuzzing ${fuzz.seed.get()} ${fuzz.schedules.get()} ${fuzz.timeBudget.get()}"
                    println "launcher ${fuzz.javaLauncher.get().metadata.languageVersion}"
                }
            }
            """;

    @TempDir
    Path directory;

    private GradleBuild build;

    @BeforeEach
    void createBuild() {
        build = new GradleBuild(directory).with("show.gradle", SHOW_SETTINGS);
    }

    @Test
    void empty_build_script_gives_the_defaults() {
        build.withJavaProject("apply { from(\"show.gradle\") }\n");

        assertThat(build.run("showSettings", "--quiet").getOutput().lines())
                .containsExactly(
                        "subjects [] but [], []",
                        "seedTests test [] but []",
                        "recording true 100000000 PT10M",
                        "synthesis 2 PT2M",
                        "fuzzing 1 1000 PT5M",
                        "launcher " + Runtime.version().feature());
    }

    @Test
    void kotlin_block_reaches_the_tasks() {
        build.withJavaProject("""
                testing.suites.register<JvmTestSuite>("unit") { useJUnitJupiter() }

                snarl {
                    subjects {
                        include = setOf("com.acme.**", "java.util.Hashtable")
                        exclude.add("com.acme.Slow")
                        untouched.add("com.acme.Odd")
                    }
                    seedTests {
                        suite = "unit"
                        include = setOf("*BankTest")
                        exclude = setOf("*.slow*")
                        branches = false
                        eventLimit = 5_000
                        testTimeout = Duration.ofSeconds(20)
                    }
                    synthesis {
                        maxCycleLength = 3
                        timeBudget = Duration.ofSeconds(30)
                    }
                    fuzzing {
                        seed = 7L
                        schedules = 50
                        timeBudget = Duration.ofSeconds(45)
                        javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(%d) }
                    }
                }
                apply { from("show.gradle") }
                """.formatted(Runtime.version().feature()));

        assertTasksSeeTheBlock();
    }

    @Test
    void groovy_block_reaches_the_tasks() {
        build.with("settings.gradle", "rootProject.name = 'scratch'\n")
                .with("build.gradle", """
                import java.time.Duration

                plugins {
                    id 'java-library'
                    id 'io.snarl'
                }
                testing.suites.register('unit', JvmTestSuite)

                snarl {
                    subjects {
                        include = ['com.acme.**', 'java.util.Hashtable']
                        exclude.add('com.acme.Slow')
                        untouched.add('com.acme.Odd')
                    }
                    seedTests {
                        suite = 'unit'
                        include = ['*BankTest']
                        exclude = ['*.slow*']
                        branches = false
                        eventLimit = 5_000L
                        testTimeout = Duration.ofSeconds(20)
                    }
                    synthesis {
                        maxCycleLength = 3
                        timeBudget = Duration.ofSeconds(30)
                    }
                    fuzzing {
                        seed = 7L
                        schedules = 50
                        timeBudget = Duration.ofSeconds(45)
                        javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(%d) }
                    }
                }
                apply from: 'show.gradle'
                """.formatted(Runtime.version().feature()));

        assertTasksSeeTheBlock();
    }

    private void assertTasksSeeTheBlock() {
        assertThat(build.run("showSettings", "--quiet").getOutput().lines())
                .containsExactly(
                        "subjects [com.acme.**, java.util.Hashtable] but [com.acme.Slow], [com.acme.Odd]",
                        "seedTests unit [*BankTest] but [*.slow*]",
                        "recording false 5000 PT20S",
                        "synthesis 3 PT30S",
                        "fuzzing 7 50 PT45S",
                        "launcher " + Runtime.version().feature());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seedTests { eventLimit = 0 } | seedTests.eventLimit is 0, but allowed is a whole number of 1 or more.",
                "seedTests { testTimeout = Duration.ZERO } | seedTests.testTimeout is PT0S, but allowed is a duration",
            })
    void wrong_setting_of_the_seed_tests_is_refused_with_its_name_and_what_is_allowed(String block, String message) {
        build.withJavaProject("snarl {\n    " + block + "\n}\n");

        assertThat(build.runAndFail("traceSeedTests").getOutput()).contains("snarl." + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "synthesis { maxCycleLength = 6 } | synthesis.maxCycleLength is 6, but allowed is a whole number from 2 to 5.",
                "synthesis { timeBudget = Duration.ZERO } | synthesis.timeBudget is PT0S, but allowed is a duration",
            })
    void wrong_setting_of_synthesis_is_refused_with_its_name_and_what_is_allowed(String block, String message) {
        build.withJavaProject("snarl {\n    " + block + "\n}\n");

        assertThat(build.runAloneAndFail("synthesizeConcurrentTests").getOutput())
                .contains("snarl." + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fuzzing { schedules = 0 } | fuzzing.schedules is 0, but allowed is a whole number of 1 or more.",
                "fuzzing { timeBudget = Duration.ofSeconds(-1) } | fuzzing.timeBudget is PT-1S, but allowed is a duration",
            })
    void wrong_setting_of_fuzzing_is_refused_with_its_name_and_what_is_allowed(String block, String message) {
        build.withJavaProject("snarl {\n    " + block + "\n}\n");

        assertThat(build.runAloneAndFail("fuzzConcurrentTests").getOutput()).contains("snarl." + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"unti", "concurrentTest"})
    void suite_without_seed_tests_is_refused_with_the_suites_there_are(String suite) {
        build.withJavaProject("snarl.seedTests.suite = \"" + suite + "\"\n");

        assertThat(build.runAndFail("fuzzConcurrentTests").getOutput())
                .contains("snarl.seedTests.suite is '" + suite + "', but project ':' has no JVM test suite of that name"
                        + " with sequential tests. It has: test.");
    }

    @ParameterizedTest
    @CsvSource({"synthesizeConcurrentTests, --max-cycle-length, 6", "fuzzConcurrentTests, --schedules, 0"})
    void wrong_option_is_refused_with_its_name_and_what_is_allowed(String task, String option, String value) {
        build.withJavaProject("");

        assertThat(build.runAloneAndFail(task, option, value).getOutput())
                .contains(option + " is " + value + ", but allowed is a whole number");
    }
}
