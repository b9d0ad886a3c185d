package io.snarl.agent.junit.lab;

import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.junit.TestRunner;
import io.snarl.agent.junit.TestTreeRunner;
import io.snarl.agent.junit.body.TestBodyFactory;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.discovery.TestDiscovery;
import io.snarl.agent.junit.discovery.TestSelection;
import io.snarl.agent.junit.fork.SilentListener;
import io.snarl.agent.junit.result.TestResults;
import io.snarl.contract.lab.TrialPhase;
import io.snarl.contract.lab.TrialReply;
import io.snarl.contract.lab.TrialRequest;
import io.snarl.contract.result.ResultsWriter;
import io.snarl.contract.settings.CollectMode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Runs single tests for the lab, each in a class loader of its own. */
final class TrialRunner {

    private final FuzzRun run;
    private final List<Path> own;

    /**
     * Makes a runner.
     *
     * @param own the directories and jars whose classes each test gets anew
     */
    TrialRunner(FuzzRun run, List<Path> own) {
        this.run = run;
        this.own = own;
    }

    /** Runs a test, and returns what there is to say of it. */
    TrialReply run(TrialRequest request) throws IOException {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        long rewriting = run.rewriting().getAsLong();
        var budget = new Budget(request.schedules(), Duration.ofMillis(request.millis()));
        try (var loader = new TrialLoader(request.classes(), own, ClassLoader.getSystemClassLoader())) {
            Thread.currentThread().setContextClassLoader(loader);
            boolean ended = runIn(request, budget);
            Map<TrialPhase, Long> micros = new EnumMap<>(TrialPhase.class);
            for (TrialPhase phase : TrialPhase.values()) {
                micros.put(phase, budget.phases().of(phase).toNanos() / 1000);
            }
            micros.put(TrialPhase.REWRITING, (run.rewriting().getAsLong() - rewriting) / 1000);
            return new TrialReply(!run.controller().isSpent(), ended, micros);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private boolean runIn(TrialRequest request, Budget budget) throws IOException {
        budget.phases().begin(TrialPhase.DISCOVERING);
        FuzzRun trial = run.forTrial(request.output(), CollectMode.named(request.collect()));
        EngineDiscoveryRequest discovery = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectMethod(request.className(), request.method()))
                .build();
        var root = new EngineDescriptor(UniqueId.forEngine(TestDiscovery.ENGINE_ID), "Snarl");
        new TestDiscovery(root, new TestSelection(trial.settings(), null)).addTests(discovery);
        budget.phases().begin(null);
        try (var file = new ResultsWriter(request.output(), trial.settings().seed(), null)) {
            var results = new TestResults(trial, file);
            new TestTreeRunner(
                            new TestRunner(trial, budget, results),
                            results,
                            new TestBodyFactory(discovery.getConfigurationParameters()),
                            TrialRunner::giveUp,
                            new SilentListener(),
                            request.attempt())
                    .run(root);
            file.untouched(trial.untouched());
            file.end();
            return true;
        } catch (GivenUpException e) {
            return false;
        }
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
