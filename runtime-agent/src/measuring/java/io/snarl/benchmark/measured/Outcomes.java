package io.snarl.benchmark.measured;

import java.util.Map;
import java.util.TreeMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Remembers how tests and their containers ended. */
final class Outcomes implements TestExecutionListener {

    private final Map<String, String> byId = new TreeMap<>();
    private int tests;

    /** The outcome of each test and container by its unique id. */
    Map<String, String> byId() {
        return byId;
    }

    /** How many tests were run. */
    int tests() {
        return tests;
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        tests += identifier.isTest() ? 1 : 0;
        String cause = result.getThrowable()
                .map(thrown -> " by " + thrown.getClass().getName())
                .orElse("");
        byId.put(identifier.getUniqueId(), result.getStatus() + cause);
    }

    @Override
    public void executionSkipped(TestIdentifier identifier, String reason) {
        byId.put(identifier.getUniqueId(), "SKIPPED");
    }
}
