package io.snarl.gradle;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The {@code snarl} block as a build script writes it and as the tasks see it. */
class SnarlBlockTest {

    /** Prints the settings of the tasks; in Groovy, so that it needs no type of the plugin. */
    private static final String SHOW_SETTINGS = """
            tasks.register('showSettings') {
                def trace = tasks.traceSeedTests
                def synthesize = tasks.synthesizeConcurrentTests
                def fuzz = tasks.fuzzConcurrentTests
                def verify = tasks.verifyFindings
                def directory = projectDir
                doLast {
                    def baseline = directory.toPath().relativize(synthesize.baseline.get().asFile.toPath())
                    println "findings ${new TreeSet(verify.failOn.get())} ${baseline}"
                    def subjects = trace.subjects
                    println "subjects ${subjects.include.get()} but ${subjects.exclude.get()}, ${subjects.untouched.get()}"
                    println "annotated ${synthesize.subjects.annotatedWith.get()}"
                    def tests = trace.seedTests
                    println "seedTests ${tests.suite.get()} ${tests.include.get()} but ${tests.exclude.get()}"
                    println "recording ${tests.branches.get()} ${tests.eventLimit.get()} ${tests.testTimeout.get()}"
                    println "synthesis ${synthesize.maxCycleLength.get()} ${synthesize.timeBudget.get()} ${synthesize.randomSeed.get()}"
                    println "lab ${synthesize.schedules.get()} ${synthesize.maxHeapSize.get()}"
                    println "fuzzing ${fuzz.randomSeed.get()} ${fuzz.schedules.get()} ${fuzz.timeBudget.get()}"
                    println "strategy ${fuzz.strategy.get()} ${fuzz.depth.get()} ${fuzz.preemptions.get()} ${fuzz.stepLimit.get()} ${fuzz.parallelForkLimit.get()}"
                    println "values ${[trace, synthesize, fuzz].collect { it.values.record.get() }} ${fuzz.values.secretNames.get()}"
                    println "launcher ${fuzz.javaLauncher.get().metadata.languageVersion}"
                    def others = [trace, synthesize].collect { it.javaLauncher.get().metadata.languageVersion }
                    println "others ${others.join(' ')}"
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
    @Tag("documentation")
    void empty_build_script_gives_the_defaults_that_the_page_says() {
        Map<String, String> defaults = new ConfigurationPage().defaults();
        String show = defaults.keySet().stream()
                .map(setting -> "println \"" + setting + " is ${snarl." + setting + ".get()}\"\n")
                .collect(joining());
        build.with("settings.gradle", "")
                .with(
                        "build.gradle",
                        "plugins {\n    id 'java'\n    id 'io.snarl'\n}\n" + show + "apply from: 'show.gradle'\n");

        assertThat(build.run("showSettings", "--quiet")
                        .getOutput()
                        .replace(directory.toString() + File.separator, "")
                        .lines())
                .containsAll(defaults.entrySet().stream()
                        .map(setting -> setting.getKey() + " is " + setting.getValue())
                        .toList())
                .contains("launcher " + Runtime.version().feature());
    }

    @Test
    @Tag("documentation")
    void kotlin_block_of_the_page_reaches_the_tasks() {
        build.withJavaProject(new ConfigurationPage().code("kotlin") + "apply { from(\"show.gradle\") }\n");

        assertTasksSeeTheBlock();
    }

    @Test
    @Tag("documentation")
    void groovy_block_of_the_page_reaches_the_tasks() {
        build.with("settings.gradle", "rootProject.name = 'scratch'\n")
                .with("build.gradle", """
                import java.time.Duration

                plugins {
                    id 'java-library'
                    id 'io.snarl'
                }
                """ + new ConfigurationPage().code("groovy") + "apply from: 'show.gradle'\n");

        assertTasksSeeTheBlock();
    }

    private void assertTasksSeeTheBlock() {
        assertThat(build.run("showSettings", "--quiet").getOutput().lines())
                .containsExactly(
                        "findings [crash, deadlock] " + Path.of("config/snarl-baseline.json"),
                        "subjects [com.acme.**, java.util.Hashtable] but [com.acme.ui.**], [com.acme.Generated*]",
                        "annotated [com.acme.Shared]",
                        "seedTests test [*BankTest] but [*.slow*]",
                        "recording false 1000000 PT5M",
                        "synthesis 3 PT10M 7",
                        "lab 200 2g",
                        "fuzzing 7 5000 PT10M",
                        "strategy pct 4 1 100000 2",
                        "values [false, false, false] [ACME_LOGIN_*]",
                        "launcher 17",
                        "others 17 17");
    }

    @Test
    void wrong_settings_are_all_refused_with_their_names_and_what_is_allowed_before_anything_runs() {
        var wrong = List.of(
                new WrongSetting("seedTests.eventLimit", "0L", "0", "a whole number from 1000"),
                new WrongSetting("seedTests.testTimeout", "Duration.ZERO", "PT0S", "a duration"),
                new WrongSetting("synthesis.maxCycleLength", "6", "6", "a whole number from 2"),
                new WrongSetting("synthesis.timeBudget", "Duration.ZERO", "PT0S", "a duration"),
                new WrongSetting("failOn", "['benign']", "[benign]", "some of deadlock, crash, not-"),
                new WrongSetting("subjects.annotatedWith", "['@Safe']", "[@Safe]", "full names of annotations without"),
                new WrongSetting("synthesis.maxHeapSize", "'much'", "much", "a size from"),
                new WrongSetting("fuzzing.schedules", "0", "0", "a whole number from 1 to"),
                new WrongSetting("fuzzing.timeBudget", "Duration.ofSeconds(-1)", "PT-1S", "a duration"),
                new WrongSetting("fuzzing.depth", "0", "0", "a whole number from 1 to 1000"),
                new WrongSetting("fuzzing.preemptions", "-1", "-1", "a whole number from 0"),
                new WrongSetting("fuzzing.stepLimit", "3L", "3", "a whole number from 1000"),
                new WrongSetting("fuzzing.maxParallelForks", "0", "0", "a whole number from 1 to 256"));
        build.with("settings.gradle", "include 'library'")
                .with(
                        "library/build.gradle",
                        """
                import java.time.Duration

                plugins {
                    id 'java'
                    id 'io.snarl'
                }
                """ + wrong.stream().map(WrongSetting::script).collect(joining())
                                + "snarl.baseline = projectDir\n");

        for (String task : List.of("traceSeedTests", "fuzzConcurrentTests")) {
            var result = build.runAndFail(task);
            assertThat(result.getTasks()).isEmpty();
            assertThat(result.getOutput())
                    .contains("* What went wrong:\nIn project ':library', snarl.")
                    .contains(wrong.stream().map(WrongSetting::refusal).toList())
                    .containsPattern("snarl.baseline is .*library, but allowed is a file");
        }
    }

    @Test
    void strategy_is_set_by_its_name_or_as_one_of_the_enum_in_kotlin() {
        for (String line : List.of("strategy(\"pos\")", "strategy = io.snarl.gradle.dsl.FuzzingStrategy.POS")) {
            build.withJavaProject("snarl { fuzzing { " + line + " } }\napply { from(\"show.gradle\") }\n");

            assertThat(build.run("showSettings", "--quiet").getOutput()).contains("strategy pos ");
        }
    }

    @Test
    void strategy_is_set_by_its_name_or_as_one_of_the_enum_in_groovy() {
        for (String line : List.of(
                "snarl.fuzzing.strategy = 'pos'",
                "snarl { fuzzing { strategy 'POS' } }",
                "snarl.fuzzing.strategy = io.snarl.gradle.dsl.FuzzingStrategy.POS",
                "snarl { fuzzing { strategy = providers.provider { io.snarl.gradle.dsl.FuzzingStrategy.POS } } }",
                "tasks.fuzzConcurrentTests { strategy 'pos' }")) {
            build.with("settings.gradle", "")
                    .with(
                            "build.gradle",
                            "plugins {\n    id 'java'\n    id 'io.snarl'\n}\n" + line
                                    + "\napply from: 'show.gradle'\n");

            assertThat(build.run("showSettings", "--quiet").getOutput())
                    .as(line)
                    .contains("strategy pos ");
        }
    }

    @Test
    void strategy_that_there_is_not_is_refused_where_it_is_set() {
        build.with("settings.gradle", "")
                .with(
                        "build.gradle",
                        "plugins {\n    id 'java'\n    id 'io.snarl'\n}\nsnarl.fuzzing.strategy = 'pot'\n");

        assertThat(build.runAndFail("help").getOutput())
                .contains("build.gradle' line: 5")
                .contains("snarl.fuzzing.strategy is pot, but allowed is one of mixed, random, pct, pos, exhaustive,"
                        + " directed, such as pct. Did you mean pct?");
    }

    private record WrongSetting(String name, String value, String shown, String allowed) {

        String script() {
            return "snarl." + name + " = " + value + "\n";
        }

        String refusal() {
            return "snarl." + name + " is " + shown + ", but allowed is " + allowed;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"unti", "concurrentTest"})
    void suite_without_seed_tests_is_refused_with_the_suites_there_are(String suite) {
        build.withJavaProject("snarl.seedTests.suite = \"" + suite + "\"\n");

        assertThat(build.runAndFail("fuzzConcurrentTests").getOutput())
                .contains("snarl.seedTests.suite is '" + suite + "', but project ':' has no JVM test suite of that name"
                        + " with sequential tests. It has: test.")
                .doesNotContain("A source set with a test task");
    }

    @Test
    void source_set_of_tests_is_no_suite_and_told_how_to_become_one() {
        build.withJavaProject("""
                sourceSets.create("integration")
                snarl.seedTests.suite = "integration"
                """);

        assertThat(build.runAndFail("traceSeedTests").getOutput())
                .contains(
                        "has no JVM test suite of that name with sequential tests. It has: test. A source set with a test"
                                + " task is none yet: let testing.suites make both, by a JvmTestSuite 'integration' in place of them.");
    }

    @Test
    void wrong_options_are_refused_with_their_names_and_what_is_allowed() {
        build.withJavaProject("");

        assertThat(build.runAndFail(
                                "synthesizeConcurrentTests",
                                "--max-cycle-length=6",
                                "fuzzConcurrentTests",
                                "--schedules=0",
                                "--continue",
                                "-x",
                                "traceSeedTests")
                        .getOutput())
                .contains(
                        "--max-cycle-length is 6, but allowed is a whole number from 2 to 5, such as 3.",
                        "--schedules is 0, but allowed is a whole number from 1 to 1_000_000_000, such as 200.");
        assertThat(build.runAndFail("fuzzConcurrentTests", "--time-budget=soon").getOutput())
                .contains(
                        "--time-budget is soon, but allowed is a duration from 1 second to 30 days, such as 90s, 5m, 1h30m");
    }
}
