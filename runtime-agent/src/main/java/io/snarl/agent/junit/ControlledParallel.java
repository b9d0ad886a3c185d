package io.snarl.agent.junit;

import io.snarl.Parallel;
import io.snarl.agent.control.Body;
import io.snarl.agent.control.Workers;
import io.snarl.agent.trial.TrialLog;
import io.snarl.spi.ParallelRunner;

/** Runs the actions of {@code inParallel} on threads of a controlled run; found by the support API where tests use it. */
public final class ControlledParallel implements ParallelRunner {

    @Override
    public boolean controls() {
        return FuzzRun.current() != null && Workers.isControlled();
    }

    @Override
    public Throwable[] run(Parallel.Action[] actions) {
        Body[] bodies = new Body[actions.length];
        for (int i = 0; i < actions.length; i++) {
            bodies[i] = actions[i]::run;
        }
        TrialLog log = TrialLog.current();
        log.beginParallel(Workers.threads(), bodies.length, Workers.alive());
        Throwable[] thrown = Workers.inParallel(bodies);
        log.endParallel(thrown, Workers.threads());
        return thrown;
    }
}
