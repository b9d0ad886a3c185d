package io.snarl.agent.control;

import io.snarl.agent.strategy.OperationKind;

/** Reads and writes of fields and elements, and calls of objects that are made to be shared. */
final class AccessSteps {

    /** Stands for the object that all static fields belong to. */
    static final int STATICS = -1;

    private final Course course;
    private final Threads threads;
    private final SharedPlaces places;
    private final Sharing sharing;
    private final Turns turns;
    private final StepLimit limit;

    AccessSteps(Execution execution, SharedPlaces places) {
        this.course = execution.course;
        this.threads = execution.threads;
        this.places = places;
        this.sharing = execution.sharing;
        this.turns = execution.turns;
        this.limit = execution.limit;
    }

    void field(ControlledThread me, int object, Object self, int site) {
        if (isAlone(me, site)) {
            return;
        }
        int part = places.partOf(site);
        boolean writes = places.writes(site);
        if (sharing.ofField(me, object, part, writes, site)) {
            turns.point(me, writes ? OperationKind.WRITE : OperationKind.READ, site, object, part, self);
        } else {
            limit.check();
            if (course.log != null) {
                course.log.local(me, site, part, self);
            }
        }
    }

    void element(ControlledThread me, int object, Object array, int index, int site) {
        if (isAlone(me, site)) {
            return;
        }
        boolean writes = places.writes(site);
        if (sharing.ofObject(me, object, index, writes, site)) {
            turns.point(me, writes ? OperationKind.WRITE : OperationKind.READ, site, object, index, array);
        } else {
            limit.check();
        }
    }

    /** An object that is made to be shared: a step on it as a whole. */
    void update(ControlledThread me, int object, Object self, int site) {
        if (isAlone(me, site)) {
            return;
        }
        boolean reads = places.onlyReads(site);
        if (sharing.ofObject(me, object, 0, !reads, site)) {
            turns.point(me, reads ? OperationKind.READ : OperationKind.UPDATE, site, object, 0, self);
        } else {
            course.operations++;
            limit.check();
        }
    }

    /** Who gives a task to others lets them go on, and who takes one takes it from them: nothing else shows that. */
    void task(ControlledThread me, int site) {
        me.occurrences.count(site);
        course.steps++;
        if (threads.alive > 1 && !course.over) {
            turns.point(me, OperationKind.UPDATE, site, STATICS, 0, null);
        } else {
            limit.check();
        }
    }

    /** Counts a step, which is all there is to do about it while there is only one thread. */
    private boolean isAlone(ControlledThread me, int site) {
        me.occurrences.count(site);
        course.steps++;
        if (threads.alive == 1) {
            limit.check();
            return true;
        }
        return false;
    }
}
