package io.snarl.agent.junit.body;

import io.snarl.agent.junit.discovery.FoundTest;
import io.snarl.agent.junit.discovery.MirroredTest;
import org.junit.platform.engine.ConfigurationParameters;

/** Decides how a test is run repeatedly: by calling its methods if that is equivalent, else by its engine. */
public final class TestBodyFactory {

    private final ConfigurationParameters parameters;

    public TestBodyFactory(ConfigurationParameters parameters) {
        this.parameters = parameters;
    }

    public RunnableTest of(MirroredTest test) {
        try {
            return plain(test);
        } catch (NeedsEngineException e) {
            return new LaunchedTest(test, parameters, e.getMessage());
        }
    }

    /** Returns a container whose tests are unknown before it is run. */
    public LaunchedTest ofContainer(MirroredTest container) {
        return LaunchedTest.forLearning(container, parameters);
    }

    private PlainTest plain(MirroredTest test) throws NeedsEngineException {
        FoundTest found = test.found();
        LifecycleMethods.require(found.method() != null, "it is not a method");
        LifecycleMethods.require(
                !found.name().endsWith("]"), "it is one of several tests that the engine makes of a method");
        switch (test.engine().getId()) {
            case "junit-jupiter" -> {
                JupiterTestAnalyzer.check(parameters);
                return new JupiterTestAnalyzer(found.type(), found.method()).test();
            }
            case "junit-vintage" -> {
                return new VintageTestAnalyzer(found.type(), found.method()).test();
            }
            default ->
                throw new NeedsEngineException("its engine is " + test.engine().getId());
        }
    }
}
