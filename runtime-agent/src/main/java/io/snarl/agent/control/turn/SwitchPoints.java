package io.snarl.agent.control.turn;

import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.describe.FailureFactory;
import io.snarl.agent.control.describe.WaitForGraph;
import io.snarl.agent.control.place.CallerFinder;
import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.state.ChoiceSites;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.VirtualTime;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.List;
import java.util.function.Predicate;

/** The points at which a thread may or has to hand over its turn. */
public final class SwitchPoints {

    private static final int SPINNING = 500;

    /** The number of equal steps in a row after which a thread seems to wait for another one. */
    public static final int WAITING_FOR_CHANGE = 40;

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final ChoiceSites places;
    private final Predicate<String> rewritten;
    private final EnabledThreads enabled;
    private final VirtualTime time;
    private final NextThreadChooser chooser;
    private final TurnHandover handover;
    private final ThreadUnwinder unwinder;
    private final StepLimit limit;
    private final ExecutionDescriber describer;

    SwitchPoints(ExecutionParts parts, ChoiceSites places, CodePlaces words) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.places = places;
        this.rewritten = words::isRewritten;
        this.enabled = parts.enabled;
        this.time = parts.time;
        this.chooser = parts.chooser;
        this.handover = parts.handover;
        this.unwinder = parts.unwinder;
        this.limit = parts.limit;
        this.describer = parts.describer;
    }

    /** Takes a step before which another thread may go on. */
    public void point(ThreadState me, OperationKind kind, int site, int object, int part, Object self) {
        me.next.set(kind, site, object, part);
        limit.check();
        if (state.over) {
            return;
        }
        if (!places.isOfJdk(site) || state.decider.isGiven() || !CallerFinder.isInsideUncontrolled(rewritten)) {
            state.operations++;
            if (!me.isInitialising()) {
                choose(me, kind);
            }
        }
        enabled.chooserYields = false;
        if (state.observer != null) {
            state.observer.step(me, kind, site, object, part, self, true);
        }
    }

    private void choose(ThreadState me, OperationKind kind) {
        me.stepsAlone = 0;
        me.readsInARow = kind == OperationKind.READ ? me.readsInARow + 1 : 0;
        if (++me.pointsInARow > SPINNING || me.readsInARow > WAITING_FOR_CHANGE) {
            // It may wait for what only another thread can do.
            enabled.chooserYields = true;
            me.pointsInARow = 0;
            me.readsInARow = 0;
        }
        ThreadState next = chooser.nextAt(me);
        if (next != me) {
            handOver(me, next, ThreadSwitch.Cause.PREEMPTED);
        }
    }

    /** Blocks a thread until its wait has ended and it is its turn. */
    public void block(ThreadState me, WaitReason waiting, long nanos) {
        limit.check();
        if (state.over) {
            unwinder.stayOrEnd(me, waiting);
            return;
        }
        state.operations++;
        me.waiting = waiting;
        me.released = false;
        me.waitingSince = state.steps;
        me.deadline = time.after(nanos);
        if (waiting == WaitReason.FOR_MONITOR || waiting == WaitReason.FOR_PERMIT && me.wantedLock != null) {
            endIfDeadlocked(me);
        }
        leave(me, ThreadSwitch.Cause.BLOCKED);
        if (waiting == WaitReason.FOR_TIME && !me.released) {
            time.reach(me.deadline);
        }
        me.waiting = WaitReason.NOT;
        me.waitsOn = null;
        me.deadline = ThreadState.FOREVER;
    }

    /** Others may go on for ever beside threads that have deadlocked. */
    private void endIfDeadlocked(ThreadState me) {
        List<ThreadState> cycle = WaitForGraph.cycleOfLocks(describer, me);
        if (!cycle.isEmpty()) {
            describer.logStuck();
            state.fail(FailureFactory.deadlock(describer, cycle));
            throw new ExecutionOverError();
        }
    }

    /** Hands over to another thread, since this one cannot go on; returns when it can, unless it has ended. */
    public void leave(ThreadState me, ThreadSwitch.Cause cause) {
        if (state.bodyEnded && !RemainingThreadsRunner.anyoneMatters(threads)) {
            state.over = true;
        }
        ThreadState next = state.over ? null : chooser.nextAfter(me);
        if (next == me) {
            return;
        }
        if (next == null) {
            nobodyCanGoOn(me);
        } else if (cause == ThreadSwitch.Cause.ENDED) {
            handover.pass(me, next, cause);
        } else {
            handOver(me, next, cause);
        }
    }

    private void handOver(ThreadState me, ThreadState next, ThreadSwitch.Cause cause) {
        me.pointsInARow = 0;
        me.readsInARow = 0;
        handover.pass(me, next, cause);
        handover.await(me);
        unwinder.afterTurn(me);
    }

    private void nobodyCanGoOn(ThreadState me) {
        if (!state.over) {
            describer.logStuck();
            Failure found = state.bodyEnded ? FailureFactory.leftOver(describer) : FailureFactory.deadlock(describer);
            if (found != null) {
                state.fail(found);
            }
            state.over = true;
        }
        if (me.isAlive()) {
            unwinder.stayOrEnd(me, me.waiting);
        } else {
            unwinder.next();
        }
    }
}
