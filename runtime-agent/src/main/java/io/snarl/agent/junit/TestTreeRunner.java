package io.snarl.agent.junit;

import io.snarl.agent.junit.body.AttemptCounter;
import io.snarl.agent.junit.body.LaunchedTest;
import io.snarl.agent.junit.body.TestBodyFactory;
import io.snarl.agent.junit.discovery.DisabledTests;
import io.snarl.agent.junit.discovery.DynamicTestRegistration;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.fork.ForkedRunner;
import io.snarl.agent.junit.result.AbortedException;
import io.snarl.agent.junit.result.InterleavingError;
import io.snarl.agent.junit.result.TestResults;
import io.snarl.agent.secret.Secrets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;

/** Runs a tree of tests and reports their results; tests that this JVM cannot run are run by another. */
public final class TestTreeRunner {

    private final TestRunner runner;
    private final TestResults results;
    private final TestBodyFactory bodies;
    private final ForkedRunner elsewhere;
    private final EngineExecutionListener listener;
    private final int attempt;
    private final Deque<MirroredTest> upcoming = new ArrayDeque<>();

    /**
     * Prepares it.
     *
     * @param attempt how many JVMs have been given up for the tests that it will run
     */
    public TestTreeRunner(
            TestRunner runner,
            TestResults results,
            TestBodyFactory bodies,
            ForkedRunner elsewhere,
            EngineExecutionListener listener,
            int attempt) {
        this.runner = runner;
        this.results = results;
        this.bodies = bodies;
        this.elsewhere = elsewhere;
        this.listener = listener;
        this.attempt = attempt;
    }

    /** Runs all tests below a descriptor. */
    public void run(TestDescriptor root) throws IOException {
        upcoming.addAll(testsBelow(root));
        visitChildren(root);
    }

    /** Returns the tests below a descriptor that are to be run, and the containers that register theirs later. */
    public static List<MirroredTest> testsBelow(TestDescriptor root) {
        List<MirroredTest> tests = new ArrayList<>();
        for (TestDescriptor child : root.getChildren()) {
            var test = (MirroredTest) child;
            if (!test.isRun()) {
                tests.addAll(testsBelow(test));
            } else if (DisabledTests.reason(test.found()) == null) {
                tests.add(test);
            }
        }
        return tests;
    }

    private void visitChildren(TestDescriptor parent) throws IOException {
        for (TestDescriptor child : List.copyOf(parent.getChildren())) {
            visit((MirroredTest) child);
        }
    }

    private void visit(MirroredTest test) throws IOException {
        String disabled = test.isRun() ? DisabledTests.reason(test.found()) : null;
        if (disabled != null) {
            results.notRun(test, new AbortedException(disabled));
            listener.executionSkipped(test, disabled);
            return;
        }
        listener.executionStarted(test);
        if (!test.isRun()) {
            visitChildren(test);
            listener.executionFinished(test, TestExecutionResult.successful());
            return;
        }
        upcoming.remove(test);
        if (runner.isJvmSpent()) {
            runElsewhere(test, attempt);
        } else if (!(test.isTest() ? runTest(test) : runContainer(test))) {
            runElsewhere(test, attempt + 1);
        }
    }

    private void runElsewhere(MirroredTest test, int itsAttempt) throws IOException {
        String unknown = elsewhere.run(test, itsAttempt, List.copyOf(upcoming), listener);
        if (unknown != null) {
            results.notRun(test, new AbortedException(unknown));
            listener.executionFinished(test, TestExecutionResult.failed(new InterleavingError(unknown, null)));
        }
    }

    private boolean runTest(MirroredTest test) throws IOException {
        TestExecutionResult result;
        try {
            result = runner.run(test, () -> bodies.of(test), attempt);
        } catch (UncheckedIOException e) {
            // Where nothing can be written, the results of the others cannot either.
            throw e;
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            result = results.notRun(test, new AbortedException("the agent failed at it: " + e));
        }
        if (result == null) {
            return false;
        }
        listener.executionFinished(test, result);
        return true;
    }

    private boolean runContainer(MirroredTest container) throws IOException {
        LaunchedTest body = bodies.ofContainer(container);
        var attempts = new AttemptCounter(body);
        Throwable thrown = runner.learn(container, attempts);
        new DynamicTestRegistration(container, runner::wants).register(body.registered(), listener);
        List<MirroredTest> tests = testsBelow(container);
        if (tests.isEmpty()) {
            listener.executionFinished(container, nothingRegistered(container, thrown, attempts));
            return true;
        }
        for (int i = tests.size() - 1; i >= 0; i--) {
            upcoming.addFirst(tests.get(i));
        }
        visitChildren(container);
        listener.executionFinished(container, body.resultOfContainers());
        return true;
    }

    private TestExecutionResult nothingRegistered(MirroredTest container, Throwable thrown, AttemptCounter attempts)
            throws IOException {
        if (attempts.skipped() != null) {
            return results.notRun(container, new AbortedException(attempts.skipped()));
        }
        if (attempts.aborted() != null) {
            return results.notRun(container, attempts.aborted());
        }
        String why = thrown == null
                ? "it has registered no tests"
                : Secrets.current().wordsOf(thrown);
        results.notRun(container, new AbortedException(why));
        return TestExecutionResult.failed(new InterleavingError(why, thrown));
    }
}
