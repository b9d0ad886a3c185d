package io.snarl.agent.junit;

import org.junit.platform.engine.ConfigurationParameters;

/** Decides how a test is run again and again: by calling its methods if that is the same, else by its engine. */
final class Bodies {

    private final ConfigurationParameters parameters;

    Bodies(ConfigurationParameters parameters) {
        this.parameters = parameters;
    }

    TestBody of(MirroredTest test) {
        try {
            return plain(test);
        } catch (NeedsEngineException e) {
            return new LaunchedTest(test, parameters, e.getMessage());
        }
    }

    /** A container of tests that nobody knows before it is run. */
    LaunchedTest ofContainer(MirroredTest container) {
        return LaunchedTest.forLearning(container, parameters);
    }

    private PlainTest plain(MirroredTest test) throws NeedsEngineException {
        FoundTest found = test.found();
        Lifecycle.require(found.method() != null, "it is not a method");
        Lifecycle.require(!found.name().endsWith("]"), "it is one of several tests that the engine makes of a method");
        switch (test.engine().getId()) {
            case "junit-jupiter" -> {
                JupiterLook.check(parameters);
                return new JupiterLook(found.type(), found.method()).test();
            }
            case "junit-vintage" -> {
                return new VintageLook(found.type(), found.method()).test();
            }
            default ->
                throw new NeedsEngineException("its engine is " + test.engine().getId());
        }
    }
}
