package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadSlot;

/** The way out of an execution that is over: its threads end one by one, by an error that is thrown where they wait. */
final class Unwinding {

    private final Course course;
    private final Threads threads;
    private final Monitors monitors;
    private final PoolsOfExecution pools;
    private final Baton baton;
    private volatile boolean abandoned;
    private volatile boolean lostMain;
    private boolean spoiltClass;

    Unwinding(Course course, Threads threads, Monitors monitors, PoolsOfExecution pools, Baton baton) {
        this.course = course;
        this.threads = threads;
        this.monitors = monitors;
        this.pools = pools;
        this.baton = baton;
    }

    /**
     * Passes the turn to a thread that has still to end, and to the thread of the test when there is none. A thread that waits
     * on an object comes back only when the object's monitor is free.
     */
    void next() {
        ControlledThread next = threads.get(0);
        boolean found = false;
        for (int i = threads.count() - 1; i >= 0 && !found; i--) {
            ControlledThread thread = threads.get(i);
            if (isToEnd(thread) && (thread.waiting != Waiting.FOR_NOTIFICATION || monitors.isFreeFor(thread))) {
                next = thread;
                found = true;
            }
        }
        for (int i = threads.count() - 1; i >= 0 && !found; i--) {
            if (isToEnd(threads.get(i))) {
                next = threads.get(i);
                found = true;
            }
        }
        baton.pass(next);
    }

    /** A thread that plays another role ends only after that, and a worker that waits for work need not end at all. */
    private boolean isToEnd(ControlledThread thread) {
        return thread.isAlive()
                && (thread.role == null || !thread.role.isAlive())
                && !(thread.waiting == Waiting.FOR_PERMIT && !thread.released && isInOlderPool(thread));
    }

    boolean hasSomeoneToEnd() {
        for (int i = 0; i < threads.count(); i++) {
            if (isToEnd(threads.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean isInOlderPool(ControlledThread thread) {
        return pools.isOlderThanExecution(thread) && PoolsOfExecution.isInPool(thread);
    }

    /** Ends a thread, unless it is a worker that waits for something of its pool. */
    void stayOrEnd(ControlledThread me, Waiting waiting) {
        if (waiting != Waiting.FOR_PERMIT || !isInOlderPool(me)) {
            me.waiting = Waiting.NOT;
            throw new ScheduleEnded();
        }
        me.waiting = waiting;
        me.released = false;
        me.waitingSince = course.steps;
        next();
        me.turn.await();
        afterTurn(me);
        me.waiting = Waiting.NOT;
    }

    /** A thread has got its turn: to go on, or to end if the execution is over. */
    void afterTurn(ControlledThread me) {
        if (course.over && isInOlderPool(me)) {
            // In the middle of what its pool does: it may get on until it waits for work.
            return;
        }
        if (course.over) {
            me.waiting = Waiting.NOT;
            throw new ScheduleEnded();
        }
        me.waiting = me.waiting == Waiting.FOR_MONITOR ? Waiting.NOT : me.waiting;
        baton.current = me;
    }

    /** Ends the execution without a thread that is not heard of; called by the watchdog while nobody moves. */
    void abandon(ControlledThread lost, String why) {
        StackTraceElement[] stack = lost.thread.getStackTrace();
        course.fail(Failures.uncontrolled(lost, stack, why));
        abandoned = true;
        lost.thread.interrupt();
        lost.waiting = Waiting.ENDED;
        if (lost.thread == threads.get(0).thread) {
            lostMain = true;
        } else {
            ThreadSlot.steer(lost.thread, null);
            next();
        }
    }

    /** The initialiser of a class ended by an error, which after the end is ours: the class is of no use in this JVM any more. */
    void initialisingFailed() {
        spoiltClass |= course.over;
    }

    /** Whether no other execution can be what it would be in a new JVM: a thread was left behind, or a class is of no use. */
    boolean hasSpoiltJvm() {
        return abandoned || spoiltClass;
    }

    /** Whether the thread of the test itself is lost, so that nobody is left to go on with another run. */
    boolean hasLostMain() {
        return lostMain;
    }
}
