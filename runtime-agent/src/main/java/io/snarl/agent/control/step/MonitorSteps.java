package io.snarl.agent.control.step;

import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.MonitorOwners;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.control.turn.ChoiceFilter;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.control.turn.StepLimit;
import io.snarl.agent.control.turn.SwitchPoints;
import io.snarl.agent.strategy.OperationKind;

/** The steps that enter and leave monitors, and wait on objects. */
public final class MonitorSteps {

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final MonitorOwners monitors;
    private final EnabledThreads enabled;
    private final ChoiceFilter choiceFilter;
    private final SwitchPoints switchPoints;
    private final StepLimit limit;
    private final ExecutionDescriber describer;

    public MonitorSteps(ExecutionParts parts) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.monitors = parts.monitors;
        this.enabled = parts.enabled;
        this.choiceFilter = parts.choiceFilter;
        this.switchPoints = parts.switchPoints;
        this.limit = parts.limit;
        this.describer = parts.describer;
    }

    public void enter(ThreadState me, Object object, int number, int site) {
        me.occurrences.count(site);
        state.steps++;
        if (state.over) {
            if (!monitors.isFreeFor(number, me.number)) {
                throw new ExecutionOverError();
            }
        } else if (threads.alive > 1) {
            if (monitors.ownerOf(number) != me.number) {
                choiceFilter.note(me, number, 0, true, site);
                take(me, number, site, object);
            }
        } else {
            limit.check();
        }
        monitors.take(number, me.number, 1);
        me.held.add(object, number, site, 1);
    }

    private void take(ThreadState me, int number, int site, Object object) {
        me.wantedPlace = site;
        if (me.held.size() > 0) {
            me.next.set(OperationKind.LOCK, site, number, 0);
            state.decider.locks(enabled, me.number);
        }
        boolean free = monitors.ownerOf(number) == MonitorOwners.NOBODY;
        if (free && choiceFilter.isWorthAPoint(me, site)) {
            me.waiting = WaitReason.FOR_MONITOR;
            me.waitOnMonitor(object, number);
            switchPoints.point(me, OperationKind.LOCK, site, number, 0, object);
            me.waiting = WaitReason.NOT;
        } else if (!free) {
            takeLater(me, number, site, object);
        } else {
            limit.check();
        }
    }

    private void takeLater(ThreadState me, int number, int site, Object object) {
        me.next.set(OperationKind.LOCK, site, number, 0);
        me.waitOnMonitor(object, number);
        if (state.observer != null) {
            state.observer.blocked(me, OperationKind.LOCK, site, object);
        }
        switchPoints.block(me, WaitReason.FOR_MONITOR, ThreadState.FOREVER);
        if (state.observer != null) {
            state.observer.step(me, OperationKind.LOCK, site, number, 0, object, true);
        }
    }

    public void exit(ThreadState me, Object object, int number, int site) {
        state.operations++;
        boolean free = monitors.release(number, me.number);
        me.held.remove(number);
        if (free) {
            describer.log(me, OperationKind.UNLOCK, site, object, null);
        }
    }

    /** Returns false if the thread does not own the monitor, so that the JVM throws its own exception. */
    public boolean await(ThreadState me, Object object, int number, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        if (monitors.ownerOf(number) != me.number) {
            return false;
        }
        state.steps++;
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        int heldPlace = me.held.place(me.held.positionOf(number));
        int times = monitors.releaseAll(number);
        me.held.removeAll(number);
        me.next.set(OperationKind.WAIT, site, number, 0);
        me.waitOnMonitor(object, number);
        me.interrupted = false;
        if (state.observer != null) {
            state.observer.step(me, OperationKind.WAIT, site, number, 0, object, true);
        }
        try {
            switchPoints.block(me, WaitReason.FOR_NOTIFICATION, nanos == 0 ? ThreadState.FOREVER : nanos);
        } finally {
            monitors.take(number, me.number, times);
            me.held.add(object, number, heldPlace, times);
        }
        if (state.observer != null) {
            state.observer.woken(me, site, object);
        }
        if (me.interrupted || Thread.interrupted()) {
            me.interrupted = false;
            throw new InterruptedException();
        }
        return true;
    }

    /** Returns false if the thread does not own the monitor, so that the JVM throws its own exception. */
    public boolean notify(ThreadState me, Object object, int number, boolean all, int site) {
        me.occurrences.count(site);
        if (monitors.ownerOf(number) != me.number) {
            return false;
        }
        state.steps++;
        ThreadState first = null;
        for (int i = 0; i < threads.count(); i++) {
            ThreadState other = threads.get(i);
            if (other.waiting == WaitReason.FOR_NOTIFICATION && other.waitsOn == object && !other.released) {
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
        describer.log(me, OperationKind.NOTIFY, site, object, null);
        return true;
    }
}
