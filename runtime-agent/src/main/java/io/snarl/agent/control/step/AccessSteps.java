package io.snarl.agent.control.step;

import io.snarl.agent.control.state.ChoiceSites;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.turn.ChoiceFilter;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.control.turn.StepLimit;
import io.snarl.agent.control.turn.SwitchPoints;
import io.snarl.agent.strategy.OperationKind;

/** Reads and writes of fields and elements, and calls of objects that are made to be shared. */
public final class AccessSteps {

    /** Stands for the object that all static fields belong to. */
    public static final int STATICS = -1;

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final ChoiceSites places;
    private final ChoiceFilter choiceFilter;
    private final SwitchPoints switchPoints;
    private final StepLimit limit;

    public AccessSteps(ExecutionParts parts, ChoiceSites places) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.places = places;
        this.choiceFilter = parts.choiceFilter;
        this.switchPoints = parts.switchPoints;
        this.limit = parts.limit;
    }

    public void field(ThreadState me, int object, Object self, int site) {
        if (isAlone(me, site)) {
            return;
        }
        int part = places.partOf(site);
        boolean writes = places.writes(site);
        if (choiceFilter.ofField(me, object, part, writes, site)) {
            switchPoints.point(me, writes ? OperationKind.WRITE : OperationKind.READ, site, object, part, self);
        } else {
            limit.check();
            if (state.observer != null) {
                state.observer.local(me, site, part, self);
            }
        }
    }

    public void element(ThreadState me, int object, Object array, int index, int site) {
        if (isAlone(me, site)) {
            return;
        }
        boolean writes = places.writes(site);
        if (choiceFilter.ofObject(me, object, index, writes, site)) {
            switchPoints.point(me, writes ? OperationKind.WRITE : OperationKind.READ, site, object, index, array);
        } else {
            limit.check();
        }
    }

    /** An object that is made to be shared: a step on it as a whole. */
    public void update(ThreadState me, int object, Object self, int site) {
        if (isAlone(me, site)) {
            return;
        }
        boolean reads = places.onlyReads(site);
        if (choiceFilter.ofObject(me, object, 0, !reads, site)) {
            switchPoints.point(me, reads ? OperationKind.READ : OperationKind.UPDATE, site, object, 0, self);
        } else {
            state.operations++;
            limit.check();
        }
    }

    /** Handing over a task and taking one order the threads involved, which nothing else shows. */
    public void task(ThreadState me, int site) {
        me.occurrences.count(site);
        state.steps++;
        if (threads.alive > 1 && !state.over) {
            switchPoints.point(me, OperationKind.UPDATE, site, STATICS, 0, null);
        } else {
            limit.check();
        }
    }

    /** Counts a step, which is all that is needed while there is only one thread. */
    private boolean isAlone(ThreadState me, int site) {
        me.occurrences.count(site);
        state.steps++;
        if (threads.alive == 1) {
            limit.check();
            return true;
        }
        return false;
    }
}
