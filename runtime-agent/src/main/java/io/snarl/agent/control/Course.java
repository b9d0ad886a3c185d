package io.snarl.agent.control;

import io.snarl.agent.index.Abstractions;

/**
 * How far an execution has come and who decides in it: what all of its parts look at.
 *
 * <p>Like everything of an execution it is changed only by the thread whose turn it is; handing the turn over publishes it. The
 * watchdog, which has no turn, reads what is volatile and is content with an old number of steps.
 */
final class Course {

    Decider decider;

    /** What objects are called in every execution; null if nobody asks. */
    Abstractions names;

    /** Told of each step; null if nobody wants to read it. */
    StepLog log;

    /** How many steps were taken; the watchdog looks at it to see whether anything moves. */
    long steps;

    /** Those of them that matter to other threads. */
    long operations;

    volatile boolean over;
    boolean bodyEnded;
    private volatile Failure failure;

    void begin(Decider newDecider, Abstractions newNames, StepLog newLog) {
        decider = newDecider;
        names = newNames;
        log = newLog;
        steps = 0;
        operations = 0;
        over = false;
        bodyEnded = false;
        failure = null;
    }

    void fail(Failure with) {
        if (failure == null) {
            failure = with;
        }
        over = true;
    }

    Failure failure() {
        return failure;
    }
}
