package io.snarl.core.kind.atomicity;

import io.snarl.core.source.Shown;

/** A test that has not run and is to report its outcome. */
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
