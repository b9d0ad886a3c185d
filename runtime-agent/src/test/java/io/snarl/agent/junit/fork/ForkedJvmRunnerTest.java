package io.snarl.agent.junit.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.agent.junit.ForkedTests;
import io.snarl.agent.junit.OneThread;
import io.snarl.agent.junit.TestRunner;
import io.snarl.agent.junit.TestTreeRunner;
import io.snarl.agent.junit.body.TestBodyFactory;
import io.snarl.agent.junit.discovery.TestDiscovery;
import io.snarl.agent.junit.discovery.TestSelection;
import io.snarl.agent.junit.result.TestResults;
import io.snarl.agent.programs.Workspace;
import io.snarl.contract.result.ResultsWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

class ForkedJvmRunnerTest {

    private static final String NAME = "forks";
    /** Whether the examples do the harm that they are made for; not when they are taken for ordinary tests. */
    private static boolean harmful;

    @Test
    void tests_after_one_that_spoils_its_jvm_run_in_other_jvms() throws IOException {
        Path output = Workspace.fresh(NAME);

        List<ForkEvent> events = run(output, Duration.ofMinutes(1));

        assertThat(endings(events))
                .containsExactly(
                        "a_spoils_its_jvm() ABORTED",
                        "b_passes() PASSED",
                        "[1] 1 PASSED",
                        "[2] 2 FAILED",
                        "c_has_parameters(int) PASSED",
                        "d_ends_its_jvm() FAILED",
                        "ForkedJvmRunnerTest$Examples PASSED");
        assertThat(text(events, "a_spoils_its_jvm()")).contains("a thread sleeps in native code");
        assertThat(text(events, "[2] 2")).contains("main ended by java.lang.IllegalStateException: two", "Caused by:");
        assertThat(text(events, "d_ends_its_jvm()")).contains("ended with status 3 before the test did");
        assertThat(Files.readAllLines(output.resolve("fuzz.jsonl")).stream()
                        .filter(line -> line.startsWith("{\"test\":"))
                        .map(line -> line.replaceAll(".*#(\\w+)\\([^\"]*\".*\"outcome\":\"([^\"]*)\".*", "$1 $2")))
                .as("each test has one result, whichever JVM has run it")
                .containsExactly(
                        "a_spoils_its_jvm uncontrolled",
                        "b_passes passed",
                        "c_has_parameters passed",
                        "c_has_parameters failed",
                        "d_ends_its_jvm not run");
    }

    @Test
    void jvm_that_takes_too_long_is_ended_and_named() throws IOException {
        List<ForkEvent> events = run(Workspace.fresh(NAME), Duration.ofMillis(1));

        assertThat(text(events, "b_passes()")).contains("the JVM that ran this test alone did not end within");
    }

    private static List<String> endings(List<ForkEvent> events) {
        return events.stream()
                .filter(event -> event.kind().compareTo(ForkEvent.ForkEventKind.SKIPPED) >= 0)
                .map(event -> event.test().getDisplayName() + " " + event.kind())
                .toList();
    }

    private static String text(List<ForkEvent> events, String test) {
        return events.stream()
                .filter(event ->
                        event.text() != null && event.test().getDisplayName().equals(test))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static List<ForkEvent> run(Path output, Duration grace) throws IOException {
        FuzzRun run = fuzzRun(output);
        var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(Examples.class))
                .build();
        var root = new EngineDescriptor(UniqueId.forEngine(TestDiscovery.ENGINE_ID), "Snarl");
        new TestDiscovery(root, new TestSelection(run.settings(), null)).addTests(request);
        var parameters = request.getConfigurationParameters();
        var events = new ForkEvent.Collector();
        harmful = true;
        try (var file = new ResultsWriter(output, 0, null);
                var forks = new ForkedJvmRunner(Duration.ZERO, grace, Fork.class, parameters)) {
            var results = new TestResults(run, file);
            var runner = new TestRunner(run, new Budget(10, Duration.ofSeconds(10)), results);
            new TestTreeRunner(runner, results, new TestBodyFactory(parameters), forks, events, 0).run(root);
        } finally {
            harmful = false;
        }
        return events.events();
    }

    private static FuzzRun fuzzRun(Path output) {
        var properties = new Properties();
        properties.setProperty("named", "true");
        var controller = new OneThread();
        return new FuzzRun(FuzzRunSettings.of(output, properties), controller, seed -> controller, List.of(), () -> 0);
    }

    /** The program of the other JVMs, in which an agent would have made the run ready. */
    static final class Fork {

        private Fork() {}

        public static void main(String[] arguments) throws Exception {
            harmful = true;
            FuzzRun.start(fuzzRun(Workspace.existing(NAME)));
            ForkedTests.main(arguments);
        }
    }

    /** Tests that are hard on their JVM. */
    @TestMethodOrder(MethodOrderer.MethodName.class)
    static class Examples {

        @Test
        void a_spoils_its_jvm() {
            if (harmful) {
                throw new OneThread.Unusable();
            }
        }

        @Test
        void b_passes() {}

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void c_has_parameters(int parameter) {
            if (parameter == 2 && harmful) {
                throw new IllegalStateException("two");
            }
        }

        @Test
        void d_ends_its_jvm() {
            if (harmful) {
                Runtime.getRuntime().halt(3);
            }
        }
    }
}
