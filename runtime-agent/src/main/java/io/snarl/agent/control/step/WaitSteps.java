package io.snarl.agent.control.step;

import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.state.ChoiceSites;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.VirtualTime;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.control.turn.StepLimit;
import io.snarl.agent.control.turn.SwitchPoints;
import io.snarl.agent.hooks.ThreadControl;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/** The steps that park, sleep, yield and ask for the time. */
public final class WaitSteps {

    private static final int BETWEEN_ASKING = 20;

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final ChoiceSites places;
    private final EnabledThreads enabled;
    private final VirtualTime time;
    private final SwitchPoints switchPoints;
    private final StepLimit limit;
    private final ExecutionDescriber describer;

    public WaitSteps(ExecutionParts parts, ChoiceSites places) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.places = places;
        this.enabled = parts.enabled;
        this.time = parts.time;
        this.switchPoints = parts.switchPoints;
        this.limit = parts.limit;
        this.describer = parts.describer;
    }

    public void park(ThreadState me, Object blocker, long nanos, int site) {
        me.occurrences.count(site);
        if (me.permit) {
            me.permit = false;
        } else if (!me.thread.isInterrupted()) {
            state.steps++;
            me.next.set(OperationKind.PARK, site, Operation.NO_OBJECT, 0);
            me.waitsOn = blocker;
            if (state.observer != null) {
                state.observer.blocked(me, OperationKind.PARK, site, blocker);
            }
            switchPoints.block(me, WaitReason.FOR_PERMIT, nanos);
        }
    }

    /** Returns false if the thread is not of this execution. */
    public boolean unpark(ThreadState me, Thread thread, int site) {
        ThreadControl target = ThreadSlot.controlOf(thread);
        if (!(target instanceof ThreadState other) || !other.permit(state)) {
            return false;
        }
        me.occurrences.count(site);
        describer.log(me, OperationKind.UNPARK, site, null, other.name);
        return true;
    }

    public void sleep(ThreadState me, long nanos, int site) throws InterruptedException {
        me.occurrences.count(site);
        state.steps++;
        if (Thread.interrupted()) {
            places.interruptSleep(site);
            throw new InterruptedException();
        }
        me.sleep = nanos;
        me.next.set(OperationKind.SLEEP, site, Operation.NO_OBJECT, 0);
        me.waitsOn = null;
        me.interrupted = false;
        describer.log(me, OperationKind.SLEEP, site, null, null);
        switchPoints.block(me, WaitReason.FOR_TIME, nanos);
        if (me.interrupted) {
            places.interruptSleep(site);
            me.interrupted = false;
            Thread.interrupted();
            throw new InterruptedException();
        }
    }

    public void yield(ThreadState me, int site) {
        me.occurrences.count(site);
        state.steps++;
        if (threads.alive > 1 && !state.over) {
            yieldPoint(me, site);
        } else {
            limit.check();
        }
    }

    private void yieldPoint(ThreadState me, int site) {
        enabled.chooserYields = true;
        switchPoints.point(me, OperationKind.YIELD, site, Operation.NO_OBJECT, 0, null);
    }

    /** Returns the time, which passes while a thread does nothing but ask for it. */
    public long time(ThreadState me, int site) {
        me.occurrences.count(site);
        me.timesAsked = state.steps - me.askedAt > BETWEEN_ASKING ? 1 : me.timesAsked + 1;
        me.askedAt = ++state.steps;
        if (threads.alive > 1 && !state.over && enabled.anyoneBut(me)) {
            time.add(time.asking());
            if (me.timesAsked > SwitchPoints.WAITING_FOR_CHANGE) {
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
