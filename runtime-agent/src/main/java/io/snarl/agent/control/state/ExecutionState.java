package io.snarl.agent.control.state;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.index.ObjectAbstractions;

/**
 * Mutable state shared by all parts of one controlled execution.
 *
 * <p>Only the thread whose turn it is changes it; handing the turn over publishes the changes. The watchdog, which has no turn,
 * reads the volatile fields and tolerates a stale number of steps.
 */
public final class ExecutionState {

    /** What differs between executions even under the same schedule; 0 for the usual circumstances. */
    public int circumstances;

    public ExecutionThreads threads;

    public Decider decider;

    /** Names objects in the same way in every execution; null if the strategy does not ask for names. */
    public ObjectAbstractions names;

    /** Observes each step; null if nobody wants to read it. */
    public StepObserver observer;

    /** The number of steps, by which the watchdog sees whether anything moves. */
    public long steps;

    /** The number of steps that matter to other threads. */
    public long operations;

    public volatile boolean over;
    public boolean bodyEnded;
    private volatile Failure failure;

    public void begin(Decider newDecider, ObjectAbstractions newNames, StepObserver newObserver) {
        decider = newDecider;
        names = newNames;
        observer = newObserver;
        steps = 0;
        operations = 0;
        over = false;
        bodyEnded = false;
        failure = null;
    }

    public void fail(Failure with) {
        if (failure == null) {
            failure = with;
        }
        over = true;
    }

    public Failure failure() {
        return failure;
    }
}
