package io.snarl.core.kind.deadlock;

import io.snarl.contract.bug.Deadlock;
import io.snarl.core.source.Shown;
import io.snarl.core.source.WrittenTest;
import java.util.List;

/** A test that has shown deadlocks. */
public record DeadlocksShown(List<Deadlock> deadlocks) implements Shown {

    public DeadlocksShown {
        deadlocks = List.copyOf(deadlocks);
    }

    @Override
    public Body body() {
        return Body.RUN;
    }

    @Override
    public Effect effect() {
        return new Effect("deadlock", 2);
    }

    @Override
    public String verb() {
        return "deadlocks";
    }

    @Override
    public String comment(WrittenTest test) {
        return new DeadlockSentence(test).of(deadlocks);
    }
}
