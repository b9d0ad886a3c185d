package io.snarl.agent.control;

import io.snarl.agent.strategy.Choice;

/** Decides who goes on in an execution: a strategy, or a schedule that is followed. */
abstract class Decider {

    /** Gives the number of an enabled thread, or {@link Choice#NONE} to end the execution. */
    abstract int choose(Enabled enabled, ControlledThread me, boolean canGoOn);

    /** A thread goes on because nobody else can; says no to end the execution. */
    boolean noChoice(Enabled enabled, ControlledThread me) {
        return true;
    }

    /** A thread stops and only one other can go on; says no to end the execution. */
    boolean only(ControlledThread me, ControlledThread next) {
        return true;
    }

    /** A thread is about to take a lock while it holds others. */
    void locks(Choice enabled, int thread) {}

    /** Whether it needs to know what objects are called in every execution. */
    boolean asksForNames() {
        return false;
    }

    /** Whether a site is worth a choice in any case. */
    boolean forces(int site) {
        return false;
    }

    /** Whether it is given who goes on, so that nothing learnt in the meantime may get in the way. */
    boolean isGiven() {
        return false;
    }

    /** Whether everyone gets a fair share when the execution takes long. */
    boolean mayBeOverruled() {
        return true;
    }

    /** Why the execution was ended. */
    Failure divergence() {
        throw new IllegalStateException("a strategy has an answer to every question");
    }
}
