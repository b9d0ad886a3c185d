package io.snarl.agent.junit;

import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.result.JvmIdentifier;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.junit.body.MockitoWarmUp;
import io.snarl.agent.junit.body.TestBodyFactory;
import io.snarl.agent.junit.discovery.ConfigurationValues;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.discovery.TestDiscovery;
import io.snarl.agent.junit.fork.ForkEvent;
import io.snarl.agent.junit.fork.ForkRequest;
import io.snarl.agent.junit.fork.ForkedJvm;
import io.snarl.agent.junit.result.TestResults;
import io.snarl.contract.result.ResultsWriter;
import io.snarl.contract.settings.CollectMode;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** The main class of a JVM that runs the tests which another JVM could no longer run. */
public final class ForkedTests {

    private ForkedTests() {}

    /**
     * Runs tests until all have run or this JVM cannot run any more.
     *
     * @param arguments the file of the request, and one for the reports
     */
    public static void main(String[] arguments) throws Exception {
        ForkRequest request = ForkRequest.read(Path.of(arguments[0]));
        boolean wentOn = run(FuzzRun.current(), request, Path.of(arguments[1]));
        // Threads may be left over that nothing else can end.
        Runtime.getRuntime().halt(wentOn ? 0 : ForkedJvm.GIVEN_UP);
    }

    static boolean run(FuzzRun given, ForkRequest request, Path reports) throws IOException {
        FuzzRun run = like(given, request.parameters());
        var budget = new Budget(run.settings().schedules(), Duration.ofMillis(request.millis()));
        budget.expect(request.tests().size());
        MockitoWarmUp.prepare();
        var parameters = LauncherDiscoveryRequestBuilder.request()
                .configurationParameters(request.parameters())
                .build()
                .getConfigurationParameters();
        Map<String, TestEngine> engines = new HashMap<>();
        ServiceLoader.load(TestEngine.class).forEach(engine -> engines.put(engine.getId(), engine));
        try (var file = new ResultsWriter(
                        run.settings().output(), run.settings().seed(), JvmIdentifier.current());
                var out = new DataOutputStream(Files.newOutputStream(reports))) {
            var results = new TestResults(run, file);
            var runner = new TestRunner(run, budget, results);
            int attempt = request.attempt();
            for (ForkRequest.Test test : request.tests()) {
                var root = new EngineDescriptor(UniqueId.forEngine(TestDiscovery.ENGINE_ID), "Snarl");
                root.addChild(test.mirror(engines.get(test.engine())));
                var events = new ForkEvent.Collector();
                try {
                    new TestTreeRunner(
                                    runner,
                                    results,
                                    new TestBodyFactory(parameters),
                                    ForkedTests::giveUp,
                                    events,
                                    attempt)
                            .run(root);
                } catch (GivenUpException e) {
                    return false;
                }
                ForkedJvm.write(events.events(), out);
                if (runner.isJvmSpent()) {
                    // The next test has not been tried, so nothing has been given up.
                    return true;
                }
                attempt = 0;
            }
        }
        return true;
    }

    /** Returns what the JVM that asks has said to its own run. */
    private static FuzzRun like(FuzzRun given, Map<String, String> parameters) {
        String collect = parameters.get(ConfigurationValues.COLLECT);
        String directory = parameters.get(ConfigurationValues.DIRECTORY);
        FuzzRun run = collect == null ? given : given.collecting(CollectMode.named(collect));
        return directory == null ? run : run.forAdopted(directory);
    }

    private static String giveUp(
            MirroredTest test, int attempt, List<MirroredTest> following, EngineExecutionListener listener) {
        throw new GivenUpException(test.name());
    }

    /** Thrown when this JVM cannot run a test. */
    private static final class GivenUpException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        GivenUpException(String test) {
            super(test, null, false, false);
        }
    }
}
