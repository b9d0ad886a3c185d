package io.snarl.agent.control.step;

import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.describe.FailureFactory;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.control.turn.NextThreadChooser;
import io.snarl.agent.control.turn.SwitchPoints;
import io.snarl.agent.control.turn.TurnHandover;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.schedule.ThreadSwitch;

/** Waits for parallel actions, of which the waiting thread may run one itself in the role of another. */
public final class ParallelSteps {

    private final ExecutionState state;
    private final NextThreadChooser chooser;
    private final TurnHandover handover;
    private final SwitchPoints switchPoints;
    private final ThreadSteps threadSteps;
    private final ExecutionDescriber describer;

    public ParallelSteps(ExecutionParts parts, ThreadSteps threadSteps) {
        this.state = parts.state;
        this.chooser = parts.chooser;
        this.handover = parts.handover;
        this.switchPoints = parts.switchPoints;
        this.threadSteps = threadSteps;
        this.describer = parts.describer;
    }

    /** Waits for all actions of a group; the role is null if others run all of them. */
    public void await(ThreadState me, ThreadState role) {
        me.next.set(OperationKind.JOIN, 0, Operation.NO_OBJECT, 0);
        me.waiting = WaitReason.FOR_END_OF_THREAD;
        me.waitsOn = null;
        me.released = false;
        me.deadline = ThreadState.FOREVER;
        me.role = role;
        if (role == null) {
            switchPoints.leave(me, ThreadSwitch.Cause.BLOCKED);
        } else {
            try {
                play(me, role);
            } finally {
                end(role);
            }
        }
        me.role = null;
        if (state.over) {
            throw new ExecutionOverError();
        }
        me.waiting = WaitReason.NOT;
    }

    /** Ends a role when its execution is over, since the thread that plays it is unwinding. */
    private void end(ThreadState role) {
        if (state.over && role.isAlive()) {
            threadSteps.ended(role);
        }
    }

    private void play(ThreadState me, ThreadState role) {
        ThreadState next = chooser.nextAfter(me);
        if (next == null) {
            return;
        }
        handover.switches.add(me, next, ThreadSwitch.Cause.BLOCKED);
        if (next != role) {
            handover.pass(next);
            role.turn.await();
        }
        handover.current = role;
        role.group.performLast(role);
        role.next.set(OperationKind.END, 0, Operation.NO_OBJECT, 0);
        describer.log(role, OperationKind.END, 0, null, null);
        threadSteps.ended(role);
        if (!state.over) {
            leave(me, role);
        }
    }

    private void leave(ThreadState me, ThreadState role) {
        ThreadState next = chooser.nextAfter(role);
        if (next == null) {
            if (!state.over) {
                state.fail(FailureFactory.deadlock(describer));
            }
            return;
        }
        handover.switches.add(role, next, ThreadSwitch.Cause.ENDED);
        handover.current = next;
        if (next != me) {
            handover.pass(next);
            me.turn.await();
        }
    }
}
