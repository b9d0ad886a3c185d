package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.schedule.Switch;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/** The life of threads: their start, their first turn and their last. */
final class ThreadSteps {

    private static final int MOST_THREADS = 1_000;

    private final Course course;
    private final Threads threads;
    private final Monitors monitors;
    private final PoolsOfExecution pools;
    private final Turns turns;
    private final Unwinding unwinding;
    private final Narrator narrator;

    ThreadSteps(Execution execution) {
        this.course = execution.course;
        this.threads = execution.threads;
        this.monitors = execution.monitors;
        this.pools = execution.pools;
        this.turns = execution.turns;
        this.unwinding = execution.unwinding;
        this.narrator = execution.narrator;
    }

    void start(ControlledThread me, Thread thread, int site) {
        me.occurrences.count(site);
        course.steps++;
        if (course.over && (!pools.isOlderThanExecution(me) || threads.count() > MOST_THREADS)) {
            throw new ScheduleEnded();
        }
        // Threads that the JDK keeps for itself serve everyone, such as those that carry virtual threads.
        boolean ofJvm = thread.getClass().getName().startsWith("jdk.internal.misc.");
        if (thread.getState() == Thread.State.NEW && !ofJvm) {
            ControlledThread started = threads.add(thread, Threads.nameOfNext(me), new Turn(thread));
            started.pool = pools.poolOf(thread);
            ThreadSlot.steer(thread, started);
            narrator.log(me, OperationKind.START, site, null, started.name);
        }
    }

    /** The first turn of a thread. */
    void begin(ControlledThread me) {
        me.turn.await();
        if (!course.over || !pools.isOlderThanExecution(me)) {
            unwinding.afterTurn(me);
        }
        begun(me);
    }

    /** Notes the first step of a thread. */
    void begun(ControlledThread me) {
        course.steps++;
        if (course.log != null) {
            course.log.begin(me);
        }
    }

    /** The last turn of a thread, after which it does not wait for another. */
    void end(ControlledThread me, int site) {
        me.next.set(OperationKind.END, site, Operation.NO_OBJECT, 0);
        me.occurrences.count(site);
        course.steps++;
        awaitMonitorOfEnd(me);
        narrator.log(me, OperationKind.END, site, null, null);
        ended(me);
        if (course.over) {
            unwinding.next();
        } else {
            turns.leave(me, Switch.Cause.ENDED);
        }
    }

    /** The JVM takes the monitor of a thread to say that it has ended, and join gives it back while it waits. */
    private void awaitMonitorOfEnd(ControlledThread me) {
        int number = System.identityHashCode(me.thread);
        int owner = monitors.ownerOf(number);
        if (course.over || owner == Monitors.NOBODY || owner == me.number || joins(threads.get(owner), me)) {
            return;
        }
        me.waitsOn = me.thread;
        try {
            turns.block(me, Waiting.FOR_MONITOR, ControlledThread.FOREVER);
        } catch (ScheduleEnded e) {
            // It ends all the same.
        }
    }

    private static boolean joins(ControlledThread one, ControlledThread other) {
        return one.waiting == Waiting.FOR_END_OF_THREAD && one.waitsOn == other.thread;
    }

    /** Notes that a thread is through. */
    void ended(ControlledThread me) {
        course.operations++;
        me.waiting = Waiting.ENDED;
        threads.alive--;
        if (me.group != null) {
            me.group.ended();
        }
        for (int i = 0; i < threads.count(); i++) {
            ControlledThread other = threads.get(i);
            boolean waits = other.waiting == Waiting.FOR_END_OF_THREAD || other.waiting == Waiting.FOR_NOTIFICATION;
            if (waits && other.waitsOn == me.thread) {
                other.released = true;
            }
        }
    }

    /** A thread ends by an exception; says no if its own handler is to be called. */
    boolean uncaught(ControlledThread me, Throwable thrown) {
        if (course.over || thrown instanceof ScheduleEnded) {
            return true;
        }
        Thread.UncaughtExceptionHandler handler = me.thread.getUncaughtExceptionHandler();
        if (handler.getClass() != ThreadGroup.class) {
            return false;
        }
        me.thrown = thrown;
        course.fail(Failures.exception(me, thrown));
        return true;
    }
}
