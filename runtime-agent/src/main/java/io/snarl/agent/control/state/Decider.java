package io.snarl.agent.control.state;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.strategy.SchedulingChoice;

/** Decides who goes on in an execution: a strategy, or a schedule that is followed. */
public abstract class Decider {

    /** Gives the number of an enabled thread, or {@link SchedulingChoice#NONE} to end the execution. */
    public abstract int choose(EnabledThreads enabled, ThreadState me, boolean canGoOn);

    /** A thread goes on because nobody else can; says no to end the execution. */
    public boolean noChoice(EnabledThreads enabled, ThreadState me) {
        return true;
    }

    /** A thread stops and only one other can go on; says no to end the execution. */
    public boolean only(ThreadState me, ThreadState next) {
        return true;
    }

    /** A thread is about to take a lock while it holds others. */
    public void locks(SchedulingChoice enabled, int thread) {}

    /** Whether it needs to know what objects are called in every execution. */
    public boolean asksForNames() {
        return false;
    }

    /** Whether a site is worth a choice in any case. */
    public boolean forces(int site) {
        return false;
    }

    /** Whether it is given who goes on, so that nothing learnt in the meantime may get in the way. */
    public boolean isGiven() {
        return false;
    }

    /** Whether everyone gets a fair share when the execution takes long. */
    public boolean mayBeOverruled() {
        return true;
    }

    /** Why the execution was ended. */
    public Failure divergence() {
        throw new IllegalStateException("a strategy has an answer to every question");
    }
}
