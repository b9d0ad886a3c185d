package io.snarl.agent.junit;

import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.result.JvmIdentifier;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.agent.fuzz.TestsToReport;
import io.snarl.agent.junit.body.MockitoWarmUp;
import io.snarl.agent.junit.body.TestBodyFactory;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.discovery.TestDiscovery;
import io.snarl.agent.junit.discovery.TestSelection;
import io.snarl.agent.junit.fork.ForkedJvmRunner;
import io.snarl.agent.junit.result.ReportedTests;
import io.snarl.agent.junit.result.TestResults;
import io.snarl.contract.result.ResultsWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/**
 * Runs the tests of all other engines under control; the platform finds it because it is on the class path of the agent.
 * Where the agent is there for something else, or not at all, it has no tests.
 */
public final class SnarlEngine implements TestEngine {

    private final FuzzRun run;

    /** Is called by the platform. */
    public SnarlEngine() {
        this(FuzzRun.current());
    }

    SnarlEngine(FuzzRun run) {
        this.run = run;
    }

    /** Finds and runs tests without a launcher, which would also call what else registers itself. */
    static void run(FuzzRun run, EngineDiscoveryRequest request, EngineExecutionListener listener) {
        var engine = new SnarlEngine(run);
        TestDescriptor root = engine.discover(request, UniqueId.forEngine(TestDiscovery.ENGINE_ID));
        engine.execute(new ExecutionRequest(root, listener, request.getConfigurationParameters()));
    }

    @Override
    public String getId() {
        return TestDiscovery.ENGINE_ID;
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        var root = new EngineDescriptor(id, "Snarl");
        if (run != null) {
            new TestDiscovery(root, new TestSelection(run.settings(), run.replayed())).addTests(request);
        }
        ReportedTests.addTo(root, TestsToReport.all());
        return root;
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor root = request.getRootTestDescriptor();
        var listener = request.getEngineExecutionListener();
        listener.executionStarted(root);
        if (run != null) {
            fuzz(request, listener);
        } else {
            ReportedTests.report(root, listener);
        }
        listener.executionFinished(root, TestExecutionResult.successful());
    }

    private void fuzz(ExecutionRequest request, EngineExecutionListener listener) {
        FuzzRunSettings settings = run.settings();
        TestDescriptor root = request.getRootTestDescriptor();
        var budget = new Budget(settings.schedules(), settings.time());
        List<MirroredTest> tests = TestTreeRunner.testsBelow(root);
        budget.expect(tests.size());
        MockitoWarmUp.prepare();
        try (var file = new ResultsWriter(settings.output(), settings.seed(), JvmIdentifier.current());
                var forks =
                        new ForkedJvmRunner(settings.time(), ForkedTests.class, request.getConfigurationParameters())) {
            var results = new TestResults(run, file);
            var runner = new TestRunner(run, budget, results);
            var bodies = new TestBodyFactory(request.getConfigurationParameters());
            new TestTreeRunner(runner, results, bodies, forks, listener, 0).run(root);
            results.notFound(tests);
            file.untouched(run.untouched());
            file.end();
        } catch (IOException e) {
            throw new UncheckedIOException("The results could not be written: " + e.getMessage(), e);
        }
    }
}
