package io.snarl.agent.control.state;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.strategy.SchedulingChoice;

/** Decides which thread goes on in an execution: by a strategy, or by a schedule that is followed. */
public abstract class Decider {

    /** Returns the number of an enabled thread, or {@link SchedulingChoice#NONE} to end the execution. */
    public abstract int choose(EnabledThreads enabled, ThreadState me, boolean canGoOn);

    /** Called when a thread goes on because no other can; returns false to end the execution. */
    public boolean noChoice(EnabledThreads enabled, ThreadState me) {
        return true;
    }

    /** Called when a thread stops and only one other can go on; returns false to end the execution. */
    public boolean only(ThreadState me, ThreadState next) {
        return true;
    }

    /** Called when a thread is about to take a lock while it holds others. */
    public void locks(SchedulingChoice enabled, int thread) {}

    /** Returns whether it needs the names of objects across executions. */
    public boolean asksForNames() {
        return false;
    }

    /** Returns whether a site is worth a choice in any case. */
    public boolean forces(int site) {
        return false;
    }

    /** Returns whether the choices are given, so that nothing learnt meanwhile may change them. */
    public boolean isGiven() {
        return false;
    }

    /** Returns whether threads are given fair turns when the execution takes long. */
    public boolean mayBeOverruled() {
        return true;
    }

    /** Returns why the execution was ended. */
    public Failure divergence() {
        throw new IllegalStateException("a strategy has an answer to every question");
    }
}
