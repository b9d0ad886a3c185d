package io.snarl.agent.control;

import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;

/** Taking and releasing locks of {@code java.util.concurrent}, which wait by parking. */
final class LockSteps {

    private final Course course;
    private final Threads threads;
    private final LockCalls calls;
    private final Enabled enabled;
    private final Sharing sharing;
    private final Turns turns;
    private final StepLimit limit;
    private final Narrator narrator;

    LockSteps(Execution execution, LockCalls calls) {
        this.course = execution.course;
        this.threads = execution.threads;
        this.calls = calls;
        this.enabled = execution.enabled;
        this.sharing = execution.sharing;
        this.turns = execution.turns;
        this.limit = execution.limit;
        this.narrator = execution.narrator;
    }

    /** A lock is about to be taken, or to be waited for. */
    void take(ControlledThread me, Object lock, int number, int site) {
        me.wantedLock = lock;
        me.wantedObject = number;
        me.wantedSite = site;
        // To find its caller takes long, and a thread that is alone may take very many.
        me.wantedPlace = threads.alive > 1 ? calls.current() : site;
        me.occurrences.count(site);
        course.steps++;
        if (threads.alive > 1 && !course.over) {
            sharing.note(me, number, 0, true, site);
            if (course.names != null) {
                course.names.standsFor(number, lock);
            }
            if (me.held.size() > 0 && me.held.positionOf(number) < 0) {
                me.next.set(OperationKind.LOCK, site, number, 0);
                course.decider.locks(enabled, me.number);
            }
            if (sharing.isWorthAPoint(me, site)) {
                turns.point(me, OperationKind.LOCK, site, number, 0, lock);
                return;
            }
        }
        limit.check();
    }

    void taken(ControlledThread me, Object lock, int number) {
        me.held.add(lock, number, me.wantedPlace, 1);
        if (course.log != null) {
            CodePlace place = Callers.placeOf(new Throwable().getStackTrace());
            me.held.line(number, place == null ? null : place.source());
        }
        me.wantedLock = null;
    }

    void release(ControlledThread me, Object lock, int number, int site) {
        if (me.held.remove(number)) {
            narrator.log(me, OperationKind.UNLOCK, site, lock, null);
        }
    }

    /** A lock is about to be given back for as long as the thread waits for a condition. */
    void await(ControlledThread me, Object condition, Object synchronizer, int number, int site) {
        int position = me.held.positionOf(number);
        me.condition = condition;
        me.inLineSince = course.steps;
        me.wantedLock = position < 0 ? synchronizer : me.held.lock(position);
        me.lockPlace = position < 0 ? site : me.held.place(position);
        me.wantedSite = site;
        me.wantedObject = number;
        me.lockCount = me.held.removeAll(number);
    }

    void awoken(ControlledThread me, int number) {
        if (me.lockCount > 0) {
            me.held.add(me.wantedLock, number, me.lockPlace, me.lockCount);
        }
        me.condition = null;
        me.wantedLock = null;
    }
}
