package io.snarl.agent.control;

import io.snarl.agent.schedule.Switch;
import io.snarl.agent.strategy.OperationKind;
import java.util.List;
import java.util.function.Predicate;

/** Where a thread may give its turn away, and where it has to. */
final class Turns {

    private static final int SPINNING = 500;

    /** So often a thread does the same in a row before it seems to wait for what another one does. */
    static final int WAITING_FOR_CHANGE = 40;

    private final Course course;
    private final Threads threads;
    private final SharedPlaces places;
    private final Predicate<String> rewritten;
    private final Enabled enabled;
    private final VirtualTime time;
    private final Choosing choosing;
    private final Baton baton;
    private final Unwinding unwinding;
    private final StepLimit limit;
    private final Narrator narrator;

    Turns(Execution execution, SharedPlaces places, Places words) {
        this.course = execution.course;
        this.threads = execution.threads;
        this.places = places;
        this.rewritten = words::isRewritten;
        this.enabled = execution.enabled;
        this.time = execution.time;
        this.choosing = execution.choosing;
        this.baton = execution.baton;
        this.unwinding = execution.unwinding;
        this.limit = execution.limit;
        this.narrator = execution.narrator;
    }

    /** A step before which another thread may go on. */
    void point(ControlledThread me, OperationKind kind, int site, int object, int part, Object self) {
        me.next.set(kind, site, object, part);
        limit.check();
        if (course.over) {
            return;
        }
        if (!places.isOfJdk(site) || course.decider.isGiven() || !Callers.isInsideUncontrolled(rewritten)) {
            course.operations++;
            if (!me.isInitialising()) {
                choose(me, kind);
            }
        }
        enabled.chooserYields = false;
        if (course.log != null) {
            course.log.step(me, kind, site, object, part, self, true);
        }
    }

    private void choose(ControlledThread me, OperationKind kind) {
        me.stepsAlone = 0;
        me.readsInARow = kind == OperationKind.READ ? me.readsInARow + 1 : 0;
        if (++me.pointsInARow > SPINNING || me.readsInARow > WAITING_FOR_CHANGE) {
            // It may wait for what only another thread can do.
            enabled.chooserYields = true;
            me.pointsInARow = 0;
            me.readsInARow = 0;
        }
        ControlledThread next = choosing.nextAt(me);
        if (next != me) {
            handOver(me, next, Switch.Cause.PREEMPTED);
        }
    }

    /** Waits until what the thread waits for has come and it is its turn. */
    void block(ControlledThread me, Waiting waiting, long nanos) {
        limit.check();
        if (course.over) {
            unwinding.stayOrEnd(me, waiting);
            return;
        }
        course.operations++;
        me.waiting = waiting;
        me.released = false;
        me.waitingSince = course.steps;
        me.deadline = time.after(nanos);
        if (waiting == Waiting.FOR_MONITOR || waiting == Waiting.FOR_PERMIT && me.wantedLock != null) {
            endIfDeadlocked(me);
        }
        leave(me, Switch.Cause.BLOCKED);
        if (waiting == Waiting.FOR_TIME && !me.released) {
            time.reach(me.deadline);
        }
        me.waiting = Waiting.NOT;
        me.waitsOn = null;
        me.deadline = ControlledThread.FOREVER;
    }

    /** Others may go on for ever beside threads that have deadlocked. */
    private void endIfDeadlocked(ControlledThread me) {
        List<ControlledThread> cycle = WaitingRoom.cycleOfLocks(narrator, me);
        if (!cycle.isEmpty()) {
            narrator.logStuck();
            course.fail(Failures.deadlock(narrator, cycle));
            throw new ScheduleEnded();
        }
    }

    /** Goes on with another thread, since this one cannot; comes back when it can, unless it has ended. */
    void leave(ControlledThread me, Switch.Cause cause) {
        if (course.bodyEnded && !AfterBody.anyoneMatters(threads)) {
            course.over = true;
        }
        ControlledThread next = course.over ? null : choosing.nextAfter(me);
        if (next == me) {
            return;
        }
        if (next == null) {
            nobodyCanGoOn(me);
        } else if (cause == Switch.Cause.ENDED) {
            baton.pass(me, next, cause);
        } else {
            handOver(me, next, cause);
        }
    }

    private void handOver(ControlledThread me, ControlledThread next, Switch.Cause cause) {
        me.pointsInARow = 0;
        me.readsInARow = 0;
        baton.pass(me, next, cause);
        baton.await(me);
        unwinding.afterTurn(me);
    }

    private void nobodyCanGoOn(ControlledThread me) {
        if (!course.over) {
            narrator.logStuck();
            Failure found = course.bodyEnded ? Failures.leftOver(narrator) : Failures.deadlock(narrator);
            if (found != null) {
                course.fail(found);
            }
            course.over = true;
        }
        if (me.isAlive()) {
            unwinding.stayOrEnd(me, me.waiting);
        } else {
            unwinding.next();
        }
    }
}
