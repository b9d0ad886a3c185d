package io.snarl.agent.control.step;

import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.MonitorOwners;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.control.turn.ChoiceFilter;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.control.turn.StepLimit;
import io.snarl.agent.control.turn.SwitchPoints;
import io.snarl.agent.hooks.ThreadControl;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/** The steps that concern another thread: joining it, asking for its state, interrupting it. */
public final class OtherThreadSteps {

    private static final String VIRTUAL = "java.lang.VirtualThread";

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final MonitorOwners monitors;
    private final ChoiceFilter choiceFilter;
    private final SwitchPoints switchPoints;
    private final StepLimit limit;

    public OtherThreadSteps(ExecutionParts parts) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.monitors = parts.monitors;
        this.choiceFilter = parts.choiceFilter;
        this.switchPoints = parts.switchPoints;
        this.limit = parts.limit;
    }

    /** Returns false if there is nothing to wait for except what the JVM does after a thread's last step. */
    public boolean join(ThreadState me, Thread thread, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        state.steps++;
        ThreadControl control = ThreadSlot.controlOf(thread);
        if (!(control instanceof ThreadState other) || other.executionState != state || !other.isAlive()) {
            return hasEnded(thread);
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        me.next.set(OperationKind.JOIN, site, Operation.NO_OBJECT, 0);
        me.waitsOn = thread;
        me.interrupted = false;
        if (state.observer != null) {
            state.observer.blocked(me, OperationKind.JOIN, site, thread);
        }
        switchPoints.block(me, WaitReason.FOR_END_OF_THREAD, nanos);
        if (me.interrupted) {
            me.interrupted = false;
            Thread.interrupted();
            throw new InterruptedException();
        }
        return other.isAlive() || hasEnded(thread);
    }

    /**
     * Returns whether a thread is done after its last step. Joining a virtual thread waits for a latch that an
     * uncontrolled thread opens, which must not be taken for a wait of the program.
     */
    private boolean hasEnded(Thread thread) {
        if (!thread.getClass().getName().equals(VIRTUAL) || threads.of(thread) == null) {
            return false;
        }
        boolean interrupted = Thread.interrupted();
        try {
            thread.join();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return true;
    }

    /**
     * Returns the state that the JVM would report of a thread if others ran beside it; null if it is not of this
     * execution.
     */
    public Thread.State stateOf(ThreadState me, Thread thread, int site) {
        ThreadState known = threads.of(thread);
        if (known == null) {
            return null;
        }
        look(me, thread, site);
        return JavaThreadStates.of(monitors, known);
    }

    /** Called when a thread is asked for something that changes as it goes on. */
    public void look(ThreadState me, Thread thread, int site) {
        me.occurrences.count(site);
        state.steps++;
        int number = System.identityHashCode(thread);
        if (threads.alive > 1
                && !state.over
                && (thread != me.thread || choiceFilter.ofObject(me, number, 0, false, site))) {
            switchPoints.point(me, OperationKind.READ, site, number, 0, thread);
        } else {
            limit.check();
        }
    }

    /** Called when a thread is about to be interrupted. */
    public void interrupting(ThreadState me, Thread thread, int site) {
        me.occurrences.count(site);
        state.steps++;
        if (threads.alive > 1 && !state.over) {
            int number = System.identityHashCode(thread);
            choiceFilter.note(me, number, 0, true, site);
            switchPoints.point(me, OperationKind.INTERRUPT, site, number, 0, thread);
        } else {
            limit.check();
        }
    }

    /** Called when a thread has been interrupted, which ends its wait. */
    public void interrupted(Thread thread) {
        ThreadControl control = ThreadSlot.controlOf(thread);
        if (!(control instanceof ThreadState other) || other.executionState != state) {
            return;
        }
        switch (other.waiting) {
            case FOR_NOTIFICATION, FOR_TIME, FOR_END_OF_THREAD -> {
                other.interrupted = true;
                other.released = true;
            }
            case FOR_PERMIT -> other.released = true;
            default -> {
                // The program will find the flag.
            }
        }
    }
}
