package io.snarl.agent.junit.body;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.junit.FuzzedProgram;
import io.snarl.agent.junit.TestTreeRunner;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.discovery.TestDiscovery;
import io.snarl.agent.junit.discovery.TestSelection;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

class TestBodyFactoryTest {

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

    @ParameterizedTest
    @CsvSource({
        "JupiterTest, marked",
        "JupiterTest, inherited",
        "JupiterTest$Inner, nested",
        "OutcomesTest, fails",
        "FourTest, passes",
        "FourTest, throwsWhatIsExpected"
    })
    void simple_tests_are_called_directly(String className, String method) {
        assertThat(body(className, method)).isInstanceOf(PlainTest.class);
        assertThat(body(className, method).remark()).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "ExtendedTest, extended, @org.junit.jupiter.api.extension.ExtendWith on fuzzed.ExtendedTest",
        "OutcomesTest, conditional, @org.junit.jupiter.api.condition.EnabledIfSystemProperty on conditional",
        "RuledTest, ruled, @org.junit.Rule on",
        "ParametersTest, runs, @org.junit.runner.RunWith on fuzzed.ParametersTest"
    })
    void other_tests_are_run_by_their_engine_and_say_why(String className, String method, String reason) {
        assertThat(body(className, method)).isInstanceOf(LaunchedTest.class);
        assertThat(body(className, method).remark()).contains(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"marked", "inherited", "nested", "fails", "passes", "throwsWhatIsExpected", "throwsNothing"})
    void what_is_called_directly_calls_what_the_engine_calls(String method) throws Throwable {
        String className = List.of("marked", "inherited").contains(method)
                ? "JupiterTest"
                : method.equals("nested") ? "JupiterTest$Inner" : method.equals("fails") ? "OutcomesTest" : "FourTest";
        MirroredTest test = test(className, method);
        program.calls();

        Throwable byEngine = thrownBy(new LaunchedTest(test, request(className).getConfigurationParameters(), ""));
        List<?> callsOfEngine = program.calls();
        Throwable directly = thrownBy(body(className, method));

        assertThat(program.calls()).isEqualTo(callsOfEngine);
        assertThat(directly == null ? null : directly.getMessage())
                .isEqualTo(byEngine == null ? null : byEngine.getMessage());
    }

    @Test
    void class_methods_are_called_once_for_all_schedules() throws Throwable {
        RunnableTest body = body("FourTest", "passes");
        program.calls();

        body.prepare();
        body.run();
        body.run();
        body.cleanUp();

        assertThat(program.calls().toString())
                .isEqualTo("[String.beforeClass, FourTest.before, FourTest.passes, FourTest.after,"
                        + " FourTest.before, FourTest.passes, FourTest.after, String.afterClass]");
    }

    private static Throwable thrownBy(RunnableTest body) throws Throwable {
        body.prepare();
        try {
            body.run();
            return null;
        } catch (Throwable e) {
            return e;
        } finally {
            body.cleanUp();
        }
    }

    private static RunnableTest body(String className, String method) {
        return new TestBodyFactory(request(className).getConfigurationParameters()).of(test(className, method));
    }

    private static MirroredTest test(String className, String method) {
        var root = new EngineDescriptor(UniqueId.forEngine(TestDiscovery.ENGINE_ID), "Snarl");
        var selection = new TestSelection(program.run(program.named()).settings(), null);
        new TestDiscovery(root, selection).addTests(request(className));
        return TestTreeRunner.testsBelow(root).stream()
                .filter(test -> test.name().contains("#" + method + "("))
                .findFirst()
                .orElseThrow();
    }

    private static LauncherDiscoveryRequest request(String className) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(program.type(className)))
                .build();
    }
}
