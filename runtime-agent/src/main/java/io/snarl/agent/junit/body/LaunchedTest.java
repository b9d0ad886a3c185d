package io.snarl.agent.junit.body;

import io.snarl.agent.junit.discovery.ConfigurationValues;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.result.SkippedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** A test that its engine runs, each time with everything that the engine does around it. */
public final class LaunchedTest implements RunnableTest {

    /** The parameters by which an engine uses other threads or timeouts. */
    private static final Map<String, String> ONE_THREAD_WITHOUT_CLOCK = Map.of(
            "junit.jupiter.execution.parallel.enabled", "false",
            "junit.vintage.execution.parallel.enabled", "false",
            "junit.jupiter.execution.timeout.mode", "disabled");

    private final Launcher launcher;
    private final LauncherDiscoveryRequest request;
    private final String reason;
    private final List<TestIdentifier> registered = new ArrayList<>();
    private TestExecutionResult resultOfContainers = TestExecutionResult.successful();

    /**
     * Creates a test.
     *
     * @param reason why it cannot be run without its engine
     */
    LaunchedTest(MirroredTest test, ConfigurationParameters parameters, String reason) {
        this(test, parameters, Map.of(), reason);
    }

    /** Returns a container whose tests do not run, but are registered. */
    static LaunchedTest forLearning(MirroredTest container, ConfigurationParameters parameters) {
        return new LaunchedTest(container, parameters, Map.of(RegistrationExtension.AUTODETECTION, "true"), "");
    }

    private LaunchedTest(
            MirroredTest test, ConfigurationParameters parameters, Map<String, String> more, String reason) {
        this.launcher = EngineLauncher.of(test.engine());
        this.request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectUniqueId(test.original()))
                .filters(EngineFilter.includeEngines(test.engine().getId()))
                .configurationParameters(ConfigurationValues.values(parameters))
                .configurationParameters(ONE_THREAD_WITHOUT_CLOCK)
                .configurationParameters(more)
                .build();
        this.reason = reason;
    }

    @Override
    public void run() throws Throwable {
        registered.clear();
        var listener = new Listener();
        launcher.execute(request, listener);
        listener.rethrow();
    }

    @Override
    public String remark() {
        return "each schedule is run by JUnit's engine, which is slower than calling the test itself: " + reason;
    }

    /** Returns what the engine has registered while the test was run, parents first. */
    public List<TestIdentifier> registered() {
        return registered;
    }

    /** Returns how the containers around the tests ended, which no test tells. */
    public TestExecutionResult resultOfContainers() {
        return resultOfContainers;
    }

    /** Listens for the end of the test. */
    private final class Listener implements TestExecutionListener {

        private Throwable thrown;
        private String skipped;
        private boolean ran;

        @Override
        public void dynamicTestRegistered(TestIdentifier identifier) {
            registered.add(identifier);
        }

        @Override
        public void executionSkipped(TestIdentifier identifier, String why) {
            skipped = why;
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            ran |= identifier.isTest();
            if (!identifier.isTest() && result.getStatus() != Status.SUCCESSFUL) {
                resultOfContainers = result;
            }
            if (result.getStatus() != Status.SUCCESSFUL && thrown == null) {
                thrown = result.getThrowable().orElseGet(() -> new AssertionError("failed without an exception"));
            }
        }

        void rethrow() throws Throwable {
            if (thrown != null) {
                throw thrown;
            }
            if (!ran && skipped != null) {
                throw new SkippedException(skipped);
            }
            if (!ran) {
                throw new IllegalStateException("The engine did not run the test again: " + request);
            }
        }
    }
}
