package io.snarl.agent.control;

import io.snarl.agent.control.carrier.Carrier;
import io.snarl.agent.control.carrier.TurnSignal;
import io.snarl.agent.control.state.ActionGroup;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.hooks.ThreadSlot;

/**
 * Runs actions in parallel. Where threads are not carried, the waiting one runs the last of them, in the role of another thread: two
 * actions then need only two threads, between which a small machine can hand over without waking any.
 */
final class ParallelActions implements ActionGroup {

    private final ControlledThread parent;
    private final Execution execution;
    private final TestBody[] actions;
    private final Throwable[] thrown;
    private int left;

    ParallelActions(ControlledThread parent, TestBody[] actions) {
        this.parent = parent;
        this.execution = parent.execution;
        this.actions = actions;
        this.thrown = new Throwable[actions.length];
        this.left = actions.length;
    }

    Execution execution() {
        return execution;
    }

    Throwable[] run() {
        if (actions.length == 0) {
            return thrown;
        }
        if (execution.parts.state.over) {
            throw new ExecutionOverError();
        }
        // Whoever holds a lock could take it again in its other role.
        boolean playsRole = !Carrier.isCurrentCarried() && parent.held.size() == 0 && !parent.isInitialising();
        int own = playsRole ? actions.length - 1 : actions.length;
        for (int i = 0; i < own; i++) {
            ParallelWorkers.Worker worker = ParallelWorkers.take();
            worker.give(this, i, ExecutionThreads.nameOfNext(parent));
            worker.control().group = this;
        }
        ThreadState role = playsRole ? addRole() : null;
        execution.parallelSteps.await(parent, role);
        return thrown;
    }

    private ThreadState addRole() {
        Thread thread = Thread.currentThread();
        ThreadState role =
                execution.parts.threads.add(thread, ExecutionThreads.nameOfNext(parent), TurnSignal.ofCurrent(thread));
        role.begun = true;
        role.daemon = false;
        role.group = this;
        return role;
    }

    /** Runs an action in the role of a thread whose turn it is. */
    void perform(ThreadState me, int position) {
        try {
            if (execution.parts.state.over) {
                return;
            }
            me.waiting = WaitReason.NOT;
            execution.threadSteps.begun(me);
            ThreadSlot.steer(Thread.currentThread(), me);
            actions[position].run();
        } catch (ExecutionOverError e) {
            // Said by whoever ended it.
        } catch (Throwable e) {
            thrown[position] = e;
            me.thrown = e;
        } finally {
            me.deaf = 1;
            ThreadSlot.steer(Thread.currentThread(), null);
        }
    }

    /** Runs the last action. */
    @Override
    public void performLast(ThreadState role) {
        Thread thread = Thread.currentThread();
        Object locals = ThreadSlot.threadLocals(thread);
        ThreadSlot.threadLocals(thread, null);
        try {
            perform(role, actions.length - 1);
        } finally {
            ThreadSlot.threadLocals(thread, locals);
            ThreadSlot.steer(thread, parent);
        }
    }

    /** One of the actions has ended. */
    @Override
    public void ended() {
        if (--left == 0) {
            parent.released = true;
        }
    }
}
