package io.snarl.agent.junit.fork;

import io.snarl.agent.junit.discovery.MirroredTest;
import java.util.List;
import org.junit.platform.engine.EngineExecutionListener;

/** Runs tests that this JVM cannot run any more. */
@FunctionalInterface
public interface ForkedRunner {

    /**
     * Runs a test whose start has been reported, and reports all else.
     *
     * @param attempt how many JVMs have been given up for it
     * @param following the tests after it, which this JVM cannot run either
     * @return null, or why nothing can be said about the test
     */
    String run(MirroredTest test, int attempt, List<MirroredTest> following, EngineExecutionListener listener);
}
