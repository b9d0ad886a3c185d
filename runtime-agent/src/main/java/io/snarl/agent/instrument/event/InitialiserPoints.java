package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.BodyWrapper;
import io.snarl.agent.instrument.code.MethodCode;

/** Marks the beginning and the end of a class initialiser, during which the JVM lets no other thread use the class. */
public final class InitialiserPoints implements BodyWrapper {

    private final MethodCode code;

    public InitialiserPoints(MethodCode code) {
        this.code = code;
    }

    @Override
    public void enterMethod() {
        code.hook("initialising", "()V");
    }

    @Override
    public void exitMethod() {
        code.hook("initialised", "()V");
    }

    @Override
    public void exitMethodByThrow() {
        code.hook("initialisingFailed", "()V");
    }
}
