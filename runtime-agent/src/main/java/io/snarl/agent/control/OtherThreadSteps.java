package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadControl;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/** What a thread does to another or asks about it: waiting for its end, its state, interruptions. */
final class OtherThreadSteps {

    private static final String VIRTUAL = "java.lang.VirtualThread";

    private final Execution execution;
    private final Course course;
    private final Threads threads;
    private final Monitors monitors;
    private final Sharing sharing;
    private final Turns turns;
    private final StepLimit limit;

    OtherThreadSteps(Execution execution) {
        this.execution = execution;
        this.course = execution.course;
        this.threads = execution.threads;
        this.monitors = execution.monitors;
        this.sharing = execution.sharing;
        this.turns = execution.turns;
        this.limit = execution.limit;
    }

    /** Says no if nothing has to be waited for but what the JVM does itself after a thread's last step. */
    boolean join(ControlledThread me, Thread thread, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        course.steps++;
        ThreadControl control = ThreadSlot.controlOf(thread);
        if (!(control instanceof ControlledThread other) || other.execution != execution || !other.isAlive()) {
            return hasEnded(thread);
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        me.next.set(OperationKind.JOIN, site, Operation.NO_OBJECT, 0);
        me.waitsOn = thread;
        me.interrupted = false;
        if (course.log != null) {
            course.log.blocked(me, OperationKind.JOIN, site, thread);
        }
        turns.block(me, Waiting.FOR_END_OF_THREAD, nanos);
        if (me.interrupted) {
            me.interrupted = false;
            Thread.interrupted();
            throw new InterruptedException();
        }
        return other.isAlive() || hasEnded(thread);
    }

    /**
     * Whether nothing is left to be done for a thread after its last step. Who joins a virtual thread waits for a latch that a
     * thread opens which nobody controls, so that must not be taken for a wait of the program.
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

    /** What the JVM would say of a thread if others ran beside it; null if it is not one of this execution. */
    Thread.State stateOf(ControlledThread me, Thread thread, int site) {
        ControlledThread known = threads.of(thread);
        if (known == null) {
            return null;
        }
        look(me, thread, site);
        return States.of(monitors, known);
    }

    /** Something about a thread is about to be asked that changes as the thread goes on. */
    void look(ControlledThread me, Thread thread, int site) {
        me.occurrences.count(site);
        course.steps++;
        int number = System.identityHashCode(thread);
        if (threads.alive > 1
                && !course.over
                && (thread != me.thread || sharing.ofObject(me, number, 0, false, site))) {
            turns.point(me, OperationKind.READ, site, number, 0, thread);
        } else {
            limit.check();
        }
    }

    /** A thread is about to be interrupted. */
    void interrupting(ControlledThread me, Thread thread, int site) {
        me.occurrences.count(site);
        course.steps++;
        if (threads.alive > 1 && !course.over) {
            int number = System.identityHashCode(thread);
            sharing.note(me, number, 0, true, site);
            turns.point(me, OperationKind.INTERRUPT, site, number, 0, thread);
        } else {
            limit.check();
        }
    }

    /** A thread has been interrupted, which ends what it waits for. */
    void interrupted(Thread thread) {
        ThreadControl control = ThreadSlot.controlOf(thread);
        if (!(control instanceof ControlledThread other) || other.execution != execution) {
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
