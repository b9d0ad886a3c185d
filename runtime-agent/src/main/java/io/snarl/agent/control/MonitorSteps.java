package io.snarl.agent.control;

import io.snarl.agent.strategy.OperationKind;

/** Entering and leaving monitors, and waiting on objects. */
final class MonitorSteps {

    private final Course course;
    private final Threads threads;
    private final Monitors monitors;
    private final Enabled enabled;
    private final Sharing sharing;
    private final Turns turns;
    private final StepLimit limit;
    private final Narrator narrator;

    MonitorSteps(Execution execution) {
        this.course = execution.course;
        this.threads = execution.threads;
        this.monitors = execution.monitors;
        this.enabled = execution.enabled;
        this.sharing = execution.sharing;
        this.turns = execution.turns;
        this.limit = execution.limit;
        this.narrator = execution.narrator;
    }

    void enter(ControlledThread me, Object object, int number, int site) {
        me.occurrences.count(site);
        course.steps++;
        if (course.over) {
            if (!monitors.isFreeFor(number, me.number)) {
                throw new ScheduleEnded();
            }
        } else if (threads.alive > 1) {
            if (monitors.ownerOf(number) != me.number) {
                sharing.note(me, number, 0, true, site);
                take(me, number, site, object);
            }
        } else {
            limit.check();
        }
        monitors.take(number, me.number, 1);
        me.held.add(object, number, site, 1);
    }

    private void take(ControlledThread me, int number, int site, Object object) {
        me.wantedPlace = site;
        if (me.held.size() > 0) {
            me.next.set(OperationKind.LOCK, site, number, 0);
            course.decider.locks(enabled, me.number);
        }
        boolean free = monitors.ownerOf(number) == Monitors.NOBODY;
        if (free && sharing.isWorthAPoint(me, site)) {
            me.waiting = Waiting.FOR_MONITOR;
            me.waitsOn = object;
            turns.point(me, OperationKind.LOCK, site, number, 0, object);
            me.waiting = Waiting.NOT;
        } else if (!free) {
            takeLater(me, number, site, object);
        } else {
            limit.check();
        }
    }

    private void takeLater(ControlledThread me, int number, int site, Object object) {
        me.next.set(OperationKind.LOCK, site, number, 0);
        me.waitsOn = object;
        if (course.log != null) {
            course.log.blocked(me, OperationKind.LOCK, site, object);
        }
        turns.block(me, Waiting.FOR_MONITOR, ControlledThread.FOREVER);
        if (course.log != null) {
            course.log.step(me, OperationKind.LOCK, site, number, 0, object, true);
        }
    }

    void exit(ControlledThread me, Object object, int number, int site) {
        course.operations++;
        boolean free = monitors.release(number, me.number);
        me.held.remove(number);
        if (free) {
            narrator.log(me, OperationKind.UNLOCK, site, object, null);
        }
    }

    /** Says no if the thread does not own the monitor, so that the JVM can say that in its own way. */
    boolean await(ControlledThread me, Object object, int number, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        if (monitors.ownerOf(number) != me.number) {
            return false;
        }
        course.steps++;
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        int heldPlace = me.held.place(me.held.positionOf(number));
        int times = monitors.releaseAll(number);
        me.held.removeAll(number);
        me.next.set(OperationKind.WAIT, site, number, 0);
        me.waitsOn = object;
        me.interrupted = false;
        if (course.log != null) {
            course.log.step(me, OperationKind.WAIT, site, number, 0, object, true);
        }
        try {
            turns.block(me, Waiting.FOR_NOTIFICATION, nanos == 0 ? ControlledThread.FOREVER : nanos);
        } finally {
            monitors.take(number, me.number, times);
            me.held.add(object, number, heldPlace, times);
        }
        if (course.log != null) {
            course.log.woken(me, site, object);
        }
        if (me.interrupted || Thread.interrupted()) {
            me.interrupted = false;
            throw new InterruptedException();
        }
        return true;
    }

    /** Says no if the thread does not own the monitor, so that the JVM can say that in its own way. */
    boolean notify(ControlledThread me, Object object, int number, boolean all, int site) {
        me.occurrences.count(site);
        if (monitors.ownerOf(number) != me.number) {
            return false;
        }
        course.steps++;
        ControlledThread first = null;
        for (int i = 0; i < threads.count(); i++) {
            ControlledThread other = threads.get(i);
            if (other.waiting == Waiting.FOR_NOTIFICATION && other.waitsOn == object && !other.released) {
                if (all) {
                    other.released = true;
                } else if (first == null || other.waitingSince < first.waitingSince) {
                    first = other;
                }
            }
        }
        if (first != null) {
            first.released = true;
        }
        narrator.log(me, OperationKind.NOTIFY, site, object, null);
        return true;
    }
}
