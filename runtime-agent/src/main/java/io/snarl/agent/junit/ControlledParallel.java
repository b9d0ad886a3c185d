package io.snarl.agent.junit;

import io.snarl.agent.control.ParallelWorkers;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.trial.TrialLog;
import io.snarl.spi.ParallelAction;
import io.snarl.spi.ParallelRunner;

/** Runs the actions of {@code inParallel} on threads of a controlled run; found by the support API where tests use it. */
public final class ControlledParallel implements ParallelRunner {

    @Override
    public boolean controls() {
        return FuzzRun.current() != null && ParallelWorkers.isControlled();
    }

    @Override
    public Throwable[] run(ParallelAction[] actions) {
        TestBody[] bodies = new TestBody[actions.length];
        for (int i = 0; i < actions.length; i++) {
            bodies[i] = actions[i]::run;
        }
        TrialLog log = TrialLog.current();
        log.beginParallel(ParallelWorkers.threads(), bodies.length, ParallelWorkers.alive());
        Throwable[] thrown = ParallelWorkers.inParallel(bodies);
        log.endParallel(thrown, ParallelWorkers.threads());
        return thrown;
    }
}
