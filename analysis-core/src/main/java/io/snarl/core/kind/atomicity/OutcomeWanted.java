package io.snarl.core.kind.atomicity;

import io.snarl.core.source.Shown;

/** The test has not run, and is to tell what can be seen when its threads have ended. */
public record OutcomeWanted() implements Shown {

    @Override
    public Body body() {
        return Body.TRIAL;
    }

    @Override
    public Effect effect() {
        return new Effect("may interfere", 1);
    }

    @Override
    public String verb() {
        return "in_parallel";
    }
}
