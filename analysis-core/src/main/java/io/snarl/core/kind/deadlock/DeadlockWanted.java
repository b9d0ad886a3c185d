package io.snarl.core.kind.deadlock;

import io.snarl.core.source.Shown;

/** A test that has not run and is to show deadlocks. */
public record DeadlockWanted() implements Shown {

    @Override
    public Body body() {
        return Body.RUN;
    }

    @Override
    public Effect effect() {
        return new Effect("may deadlock", 0);
    }

    @Override
    public String verb() {
        return "deadlocks";
    }
}
