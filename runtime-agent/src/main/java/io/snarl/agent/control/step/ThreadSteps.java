package io.snarl.agent.control.step;

import io.snarl.agent.control.carrier.ThreadSignal;
import io.snarl.agent.control.carrier.TurnSignal;
import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.describe.FailureFactory;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.MonitorOwners;
import io.snarl.agent.control.state.ThreadPools;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.control.turn.SwitchPoints;
import io.snarl.agent.control.turn.ThreadUnwinder;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.schedule.ThreadSwitch;

/** The steps of a thread's life: its start, its first turn and its last. */
public final class ThreadSteps {

    private static final int MOST_THREADS = 1_000;

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final MonitorOwners monitors;
    private final ThreadPools pools;
    private final SwitchPoints switchPoints;
    private final ThreadUnwinder unwinder;
    private final ExecutionDescriber describer;

    public ThreadSteps(ExecutionParts parts) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.monitors = parts.monitors;
        this.pools = parts.pools;
        this.switchPoints = parts.switchPoints;
        this.unwinder = parts.unwinder;
        this.describer = parts.describer;
    }

    /** Returns whether the thread lives on a stack that somebody carries, so that the JVM is not to start it. */
    public boolean start(ThreadState me, Thread thread, boolean mayHost, int site) {
        me.occurrences.count(site);
        state.steps++;
        if (state.over && (!pools.isOlderThanExecution(me) || threads.count() > MOST_THREADS)) {
            throw new ExecutionOverError();
        }
        // Threads that the JDK keeps for itself serve everyone, such as those that carry virtual threads.
        boolean ofJvm = thread.getClass().getName().startsWith("jdk.internal.misc.");
        if (thread.getState() == Thread.State.NEW && !ofJvm) {
            TurnSignal turn = mayHost ? TurnSignal.ofStarted(thread) : new ThreadSignal(thread);
            ThreadState started = threads.add(thread, ExecutionThreads.nameOfNext(me), turn);
            started.pool = pools.poolOf(thread);
            ThreadSlot.steer(thread, started);
            describer.log(me, OperationKind.START, site, null, started.name);
            return turn.isHosted();
        }
        return false;
    }

    /** Takes the first turn of a thread. */
    public void begin(ThreadState me) {
        me.turn.await();
        if (!state.over || !pools.isOlderThanExecution(me)) {
            unwinder.afterTurn(me);
        }
        begun(me);
    }

    /** Notes the first step of a thread. */
    public void begun(ThreadState me) {
        state.steps++;
        if (state.observer != null) {
            state.observer.begin(me);
        }
    }

    /** Takes the last turn of a thread, after which it waits for no other. */
    public void end(ThreadState me, int site) {
        me.next.set(OperationKind.END, site, Operation.NO_OBJECT, 0);
        me.occurrences.count(site);
        state.steps++;
        awaitMonitorOfEnd(me);
        describer.log(me, OperationKind.END, site, null, null);
        ended(me);
        if (state.over) {
            unwinder.next();
        } else {
            switchPoints.leave(me, ThreadSwitch.Cause.ENDED);
        }
    }

    /** The JVM takes the monitor of a thread to announce its end, and join releases it while it waits. */
    private void awaitMonitorOfEnd(ThreadState me) {
        int number = System.identityHashCode(me.thread);
        int owner = monitors.ownerOf(number);
        if (state.over || owner == MonitorOwners.NOBODY || owner == me.number || joins(threads.get(owner), me)) {
            return;
        }
        me.waitOnMonitor(me.thread, number);
        try {
            switchPoints.block(me, WaitReason.FOR_MONITOR, ThreadState.FOREVER);
        } catch (ExecutionOverError e) {
            // It ends all the same.
        }
    }

    private static boolean joins(ThreadState one, ThreadState other) {
        return one.waiting == WaitReason.FOR_END_OF_THREAD && one.waitsOn == other.thread;
    }

    /** Notes that a thread has ended. */
    void ended(ThreadState me) {
        state.operations++;
        me.waiting = WaitReason.ENDED;
        threads.alive--;
        if (me.group != null) {
            me.group.ended();
        }
        for (int i = 0; i < threads.count(); i++) {
            ThreadState other = threads.get(i);
            boolean waits =
                    other.waiting == WaitReason.FOR_END_OF_THREAD || other.waiting == WaitReason.FOR_NOTIFICATION;
            if (waits && other.waitsOn == me.thread) {
                other.released = true;
            }
        }
    }

    /** Called when a thread ends by an exception; returns false if its own handler is to be called. */
    public boolean uncaught(ThreadState me, Throwable thrown) {
        if (state.over || thrown instanceof ExecutionOverError) {
            return true;
        }
        Thread.UncaughtExceptionHandler handler = me.thread.getUncaughtExceptionHandler();
        if (handler.getClass() != ThreadGroup.class) {
            return false;
        }
        me.thrown = thrown;
        state.fail(FailureFactory.exception(me, thrown));
        return true;
    }
}
