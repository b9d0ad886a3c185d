package io.snarl.agent.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.programs.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.TagFilter;

class SnarlEngineTest {

    private static FuzzedProgram program;

    @BeforeAll
    static void compile() {
        program = new FuzzedProgram();
    }

    @BeforeEach
    void enter() {
        program.enter();
    }

    @AfterEach
    void leave() {
        program.leave();
    }

    @Test
    void finds_nothing_in_a_jvm_without_the_agent() {
        assertThat(program.launch(new SnarlEngine(), "JupiterTest").outcomes()).isEqualTo("{}");
    }

    @Test
    void runs_tests_that_are_marked_themselves_or_by_their_class() {
        assertThat(program.fuzz(new Properties(), "JupiterTest").outcomes())
                .isEqualTo("{a test with a name=SUCCESSFUL, inherited()=SUCCESSFUL, nested()=SUCCESSFUL}");
    }

    @Test
    void runs_all_tests_of_a_directory_of_concurrent_tests() {
        var properties = new Properties();
        properties.setProperty("concurrent.classes", program.tests().toString());

        assertThat(program.fuzz(properties, "JupiterTest").outcomes()).contains("unmarked()=SUCCESSFUL");
    }

    @Test
    void runs_all_tests_that_are_named() {
        assertThat(program.fuzz(program.named(), "JupiterTest").outcomes()).contains("unmarked()=SUCCESSFUL");
    }

    @Test
    void test_at_which_the_agent_fails_costs_no_other() throws IOException {
        FuzzRun run = program.run(new Properties());
        var failed = new AtomicBoolean();
        var failing = new FuzzRun(
                run.settings(),
                run.controller(),
                seed -> {
                    if (!failed.getAndSet(true)) {
                        throw new IllegalStateException("no strategy");
                    }
                    return run.strategies().apply(seed);
                },
                List.of(),
                () -> 0);

        String outcomes =
                program.launch(new SnarlEngine(failing), "JupiterTest").outcomes();

        assertThat(outcomes.split("SUCCESSFUL", -1)).hasSize(3);
        assertThat(outcomes.split("ABORTED", -1)).hasSize(2);
        assertThat(Files.readString(program.output().resolve("fuzz.jsonl")))
                .containsPattern(
                        "\"outcome\":\"not run\",[^{}]*\"summary\":\"the agent failed at it: [^\"]*no strategy")
                .contains("\"end\":true");
    }

    @Test
    void filters_of_the_build_tool_see_the_tests_as_they_are() {
        assertThat(program.fuzz(new Properties(), "JupiterTest", TagFilter.includeTags("named"))
                        .outcomes())
                .isEqualTo("{a test with a name=SUCCESSFUL}");
    }

    @Test
    void failure_tells_how_to_replay_it_and_has_the_original_exception_as_its_cause() {
        Properties properties = program.named();
        properties.setProperty("replay.prefix", "build/fuzz/");

        Throwable failure = program.fuzz(properties, "OutcomesTest").failure("fails()");

        assertThat(failure)
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(
                        "main ended by org.opentest4j.AssertionFailedError: the counter ==> expected: <1> but was: <2>",
                        "./gradlew fuzzConcurrentTests --replay build/fuzz/schedules/fuzzed.OutcomesTest.fails")
                .hasCauseExactlyInstanceOf(org.opentest4j.AssertionFailedError.class);
        assertThat(failure.getStackTrace()).isEmpty();
        assertThat(failure.getCause().getStackTrace())
                .extracting(StackTraceElement::getClassName)
                .contains("fuzzed.OutcomesTest")
                .noneMatch(name -> name.startsWith("io.snarl.agent."));
    }

    @Test
    void disabled_tests_are_skipped_and_those_that_do_not_apply_are_aborted() {
        assertThat(program.fuzz(program.named(), "OutcomesTest").outcomes())
                .isEqualTo("{assumes()=ABORTED, conditional()=ABORTED, disabled()=skipped: Disabled: for now,"
                        + " fails()=FAILED}");
    }

    @Test
    void each_invocation_of_a_template_is_a_test() {
        assertThat(program.fuzz(program.named(), "TemplatesTest").outcomes())
                .isEqualTo("{[1] 1=SUCCESSFUL, [2] 2=FAILED, one=SUCCESSFUL,"
                        + " repetition 1 of 2=SUCCESSFUL, repetition 2 of 2=SUCCESSFUL, two=SUCCESSFUL}");
    }

    @Test
    void replay_runs_only_the_test_of_its_schedule() throws IOException {
        program.fuzz(program.named(), "TemplatesTest");
        Properties properties = program.named();
        properties.setProperty(
                "replay",
                program.output()
                        .resolve("schedules/fuzzed.TemplatesTest.parameters.schedule")
                        .toString());
        properties.setProperty("replay.times", "3");
        program.calls();

        assertThat(program.fuzz(properties, "TemplatesTest").outcomes()).isEqualTo("{[2] 2=FAILED}");
        assertThat(program.calls().stream().filter("TemplatesTest.parameters 2"::equals))
                .as("to learn which invocations there are runs none of them")
                .hasSize(3);
    }

    @Test
    void replay_of_a_directory_runs_each_schedule_and_names_those_that_have_no_test() throws IOException {
        program.fuzz(program.named(), "TemplatesTest");
        Path stored = program.output().resolve("schedules/fuzzed.TemplatesTest.parameters.schedule");
        Path directory = Workspace.fresh("fuzzed-schedules");
        Files.copy(stored, directory.resolve("first.schedule"));
        Files.copy(stored, directory.resolve("second.schedule"));
        Files.writeString(
                directory.resolve("lost.schedule"), Files.readString(stored).replace("#parameters", "#gone"));
        Files.delete(program.output().resolve("fuzz.jsonl"));
        Properties properties = program.named();
        properties.setProperty("replay", directory.toString());
        properties.setProperty("replay.times", "3");

        assertThat(program.fuzz(properties, "TemplatesTest").outcomes()).isEqualTo("{[2] 2=FAILED}");
        assertThat(Files.readAllLines(program.output().resolve("fuzz.jsonl")))
                .filteredOn(line -> line.startsWith("{\"test\""))
                .satisfiesExactly(
                        line -> assertThat(line).endsWith("/first.schedule\",\"reproduced\":3}"),
                        line -> assertThat(line).endsWith("/second.schedule\",\"reproduced\":3}"),
                        line -> assertThat(line)
                                .contains("\"outcome\":\"not run\"", "lost.schedule is for was not found"));
    }

    @Test
    void adopted_test_is_run_by_its_schedule_and_else_by_others() throws IOException {
        program.fuzz(program.named(), "TemplatesTest");
        Path stored = program.output().resolve("schedules/fuzzed.TemplatesTest.parameters.schedule");
        Path directory = Workspace.fresh("adopted-schedules");
        Files.copy(stored, directory.resolve("fails.schedule"));
        Files.writeString(
                directory.resolve("passes.schedule"),
                Files.readString(stored).replace("#parameters(int)[2]", "#parameters(int)[1]"));
        Properties properties = program.named();
        properties.setProperty("replay", directory.toString());
        properties.setProperty("adopted.prefix", "src/test/resources/snarl/");
        properties.setProperty("schedules", "7");
        program.calls();

        var results = program.fuzz(properties, "TemplatesTest");

        assertThat(results.outcomes()).isEqualTo("{[1] 1=SUCCESSFUL, [2] 2=FAILED}");
        assertThat(results.failure("[2] 2"))
                .hasMessageContainingAll(
                        "failed in the stored way in 1 of 1 replays",
                        "./gradlew fuzzConcurrentTests --replay src/test/resources/snarl/fails.schedule");
        List<?> calls = program.calls();
        assertThat(calls.stream().filter("TemplatesTest.parameters 2"::equals))
                .as("what its schedule makes fail is not explored")
                .hasSize(1);
        assertThat(calls.stream().filter("TemplatesTest.parameters 1"::equals))
                .as("what its schedule does not make fail is")
                .hasSizeGreaterThan(2);
    }

    @Test
    void results_tell_which_test_began_and_what_became_of_it() throws IOException {
        Files.deleteIfExists(program.output().resolve("fuzz.jsonl"));
        program.fuzz(program.named(), "OutcomesTest");

        assertThat(Files.readAllLines(program.output().resolve("fuzz.jsonl")))
                .anySatisfy(line -> assertThat(line).isEqualTo("{\"begin\":\"fuzzed.OutcomesTest#fails()\"}"))
                .anySatisfy(line -> assertThat(line)
                        .startsWith("{\"test\":\"fuzzed.OutcomesTest#fails()\",\"class\":\"fuzzed.OutcomesTest\","
                                + "\"method\":\"fails\",\"display\":\"fails()\",\"outcome\":\"failed\""))
                .anySatisfy(line ->
                        assertThat(line).contains("\"outcome\":\"not run\"", "\"summary\":\"Disabled: for now\""))
                .last()
                .satisfies(line -> assertThat(line).startsWith("{\"end\":true"));
    }

    @Test
    void failure_before_all_tests_of_a_class_fails_each_of_them() {
        assertThat(program.fuzz(program.named(), "BrokenTest").failure("neverRuns()"))
                .hasMessageContaining("What is done once before all tests of the class failed")
                .hasRootCauseMessage("no database");
    }

    @Test
    void assumption_before_all_tests_of_a_class_aborts_each_of_them() {
        assertThat(program.fuzz(program.named(), "InapplicableTest").outcomes()).isEqualTo("{neverRuns()=ABORTED}");
    }

    @Test
    void tests_of_junit_4_are_run() {
        assertThat(program.fuzz(new Properties(), "FourTest").outcomes())
                .isEqualTo("{assumes=ABORTED, ignored=skipped: Ignore: for now, passes=SUCCESSFUL,"
                        + " throwsNothing=FAILED, throwsWhatIsExpected=SUCCESSFUL}");
        assertThat(program.fuzz(program.named(), "ParametersTest").outcomes())
                .isEqualTo("{runs[0]=SUCCESSFUL, runs[1]=SUCCESSFUL}");
    }
}
