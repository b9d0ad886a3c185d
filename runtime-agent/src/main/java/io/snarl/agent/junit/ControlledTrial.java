package io.snarl.agent.junit;

import io.snarl.agent.control.ParallelWorkers;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.trial.TrialLog;
import io.snarl.spi.TrialWatcher;

/** Records the observations of trials in a controlled run; found by the support API where tests use it. */
public final class ControlledTrial implements TrialWatcher {

    @Override
    public boolean watches() {
        return FuzzRun.current() != null && ParallelWorkers.isControlled();
    }

    @Override
    public void value(String key, Object value) {
        TrialLog.current().value(key, value);
    }

    @Override
    public void nothing(String key) {
        TrialLog.current().nothing(key);
    }

    @Override
    public void thrown(String key, Throwable thrown) {
        ParallelWorkers.requireGoingOn(thrown);
        TrialLog.current().thrown(key, thrown);
    }

    @Override
    public void end() {
        TrialLog.current().end();
    }
}
