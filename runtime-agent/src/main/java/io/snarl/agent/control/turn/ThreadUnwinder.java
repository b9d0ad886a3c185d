package io.snarl.agent.control.turn;

import io.snarl.agent.control.describe.FailureFactory;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.MonitorOwners;
import io.snarl.agent.control.state.ThreadPools;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.hooks.ThreadSlot;

/** Unwinds an execution that is over: ends its threads one by one, by an error that is thrown where they wait. */
public final class ThreadUnwinder {

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final MonitorOwners monitors;
    private final ThreadPools pools;
    private final TurnHandover handover;
    private volatile boolean abandoned;
    private volatile boolean lostMain;
    private boolean spoiltClass;

    ThreadUnwinder(
            ExecutionState state,
            ExecutionThreads threads,
            MonitorOwners monitors,
            ThreadPools pools,
            TurnHandover handover) {
        this.state = state;
        this.threads = threads;
        this.monitors = monitors;
        this.pools = pools;
        this.handover = handover;
    }

    /**
     * Passes the turn to a thread that has yet to end, and to the thread of the test when there is none. A thread that
     * waits on an object returns only when the object's monitor is free.
     */
    public void next() {
        ThreadState next = threads.get(0);
        boolean found = false;
        for (int i = threads.count() - 1; i >= 0 && !found; i--) {
            ThreadState thread = threads.get(i);
            if (isToEnd(thread) && (thread.waiting != WaitReason.FOR_NOTIFICATION || monitors.isFreeFor(thread))) {
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
        handover.pass(next);
    }

    /** A thread that plays another role ends only after that, and a worker that waits for work need not end at all. */
    private boolean isToEnd(ThreadState thread) {
        return thread.isAlive()
                && (thread.role == null || !thread.role.isAlive())
                && !(thread.waiting == WaitReason.FOR_PERMIT && !thread.released && isInOlderPool(thread));
    }

    public boolean hasSomeoneToEnd() {
        for (int i = 0; i < threads.count(); i++) {
            if (isToEnd(threads.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean isInOlderPool(ThreadState thread) {
        return pools.isOlderThanExecution(thread) && ThreadPools.isInPool(thread);
    }

    /** Ends a thread, unless it is a worker that waits for its pool. */
    void stayOrEnd(ThreadState me, WaitReason waiting) {
        if (waiting != WaitReason.FOR_PERMIT || !isInOlderPool(me)) {
            me.waiting = WaitReason.NOT;
            throw new ExecutionOverError();
        }
        me.waiting = waiting;
        me.released = false;
        me.waitingSince = state.steps;
        next();
        me.turn.await();
        afterTurn(me);
        me.waiting = WaitReason.NOT;
    }

    /** Called when a thread has got its turn: it goes on, or ends if the execution is over. */
    public void afterTurn(ThreadState me) {
        if (state.over && isInOlderPool(me)) {
            // In the middle of what its pool does: it may get on until it waits for work.
            return;
        }
        if (state.over) {
            me.waiting = WaitReason.NOT;
            throw new ExecutionOverError();
        }
        me.waiting = me.waiting == WaitReason.FOR_MONITOR ? WaitReason.NOT : me.waiting;
        handover.current = me;
    }

    /** Ends the execution without a thread that takes no steps; called by the watchdog while no thread moves. */
    public void abandon(ThreadState lost, String why) {
        StackTraceElement[] stack = lost.turn.stackTrace();
        state.fail(FailureFactory.uncontrolled(lost, stack, why));
        leaveBehind(lost);
    }

    /** Goes on without a thread that has its turn and does not give it back; called by the watchdog. */
    public void leaveBehind(ThreadState lost) {
        abandoned = true;
        lost.turn.abandon();
        lost.waiting = WaitReason.ENDED;
        if (lost.thread == threads.get(0).thread) {
            lostMain = true;
        } else {
            ThreadSlot.steer(lost.thread, null);
            next();
        }
    }

    /** Returns whether the test has ended, and what is left of its threads is being ended. */
    public boolean isUnwinding() {
        return state.over && state.bodyEnded;
    }

    /**
     * Called when a class initialiser ended by an error; after the end of the execution that is ours, and the class stays
     * unusable in this JVM.
     */
    public void initialisingFailed() {
        spoiltClass |= state.over;
    }

    /** Returns whether this JVM is spent: a thread was left behind, or a class is unusable. */
    public boolean hasSpoiltJvm() {
        return abandoned || spoiltClass;
    }

    /** Returns whether the test's own thread is lost, so that no other execution can follow on it. */
    public boolean hasLostMain() {
        return lostMain;
    }
}
