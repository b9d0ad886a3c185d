package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadControl;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/** Parking, sleeping and yielding, and asking for the time. */
final class WaitSteps {

    private static final int BETWEEN_ASKING = 20;

    private final Execution execution;
    private final Course course;
    private final Threads threads;
    private final SharedPlaces places;
    private final Enabled enabled;
    private final VirtualTime time;
    private final Turns turns;
    private final StepLimit limit;
    private final Narrator narrator;

    WaitSteps(Execution execution, SharedPlaces places) {
        this.execution = execution;
        this.course = execution.course;
        this.threads = execution.threads;
        this.places = places;
        this.enabled = execution.enabled;
        this.time = execution.time;
        this.turns = execution.turns;
        this.limit = execution.limit;
        this.narrator = execution.narrator;
    }

    void park(ControlledThread me, Object blocker, long nanos, int site) {
        me.occurrences.count(site);
        if (me.permit) {
            me.permit = false;
        } else if (!me.thread.isInterrupted()) {
            course.steps++;
            me.next.set(OperationKind.PARK, site, Operation.NO_OBJECT, 0);
            me.waitsOn = blocker;
            if (course.log != null) {
                course.log.blocked(me, OperationKind.PARK, site, blocker);
            }
            turns.block(me, Waiting.FOR_PERMIT, nanos);
        }
    }

    /** Says no if the thread is none of this execution. */
    boolean unpark(ControlledThread me, Thread thread, int site) {
        ThreadControl target = ThreadSlot.controlOf(thread);
        if (!(target instanceof ControlledThread other) || !other.permit(execution)) {
            return false;
        }
        me.occurrences.count(site);
        narrator.log(me, OperationKind.UNPARK, site, null, other.name);
        return true;
    }

    void sleep(ControlledThread me, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        course.steps++;
        if (Thread.interrupted()) {
            places.interruptSleep(site);
            throw new InterruptedException();
        }
        me.sleep = nanos;
        me.next.set(OperationKind.SLEEP, site, Operation.NO_OBJECT, 0);
        me.waitsOn = null;
        me.interrupted = false;
        narrator.log(me, OperationKind.SLEEP, site, null, null);
        turns.block(me, Waiting.FOR_TIME, nanos);
        if (me.interrupted) {
            places.interruptSleep(site);
            me.interrupted = false;
            Thread.interrupted();
            throw new InterruptedException();
        }
    }

    void yield(ControlledThread me, int site) {
        me.occurrences.count(site);
        course.steps++;
        if (threads.alive > 1 && !course.over) {
            yieldPoint(me, site);
        } else {
            limit.check();
        }
    }

    private void yieldPoint(ControlledThread me, int site) {
        enabled.chooserYields = true;
        turns.point(me, OperationKind.YIELD, site, Operation.NO_OBJECT, 0, null);
    }

    /** Tells the time, which passes while a thread does nothing but ask for it. */
    long time(ControlledThread me, int site) {
        me.occurrences.count(site);
        me.timesAsked = course.steps - me.askedAt > BETWEEN_ASKING ? 1 : me.timesAsked + 1;
        me.askedAt = ++course.steps;
        if (threads.alive > 1 && !course.over && enabled.anyoneBut(me)) {
            time.add(time.asking());
            if (me.timesAsked > Turns.WAITING_FOR_CHANGE) {
                // It does not wait for the time to pass, but for what another one does in the meantime.
                me.timesAsked = 0;
                yieldPoint(me, site);
            } else {
                limit.check();
            }
        } else {
            time.add(me.timesAsked * time.asking());
            limit.check();
        }
        return time.now();
    }
}
