package io.snarl.agent.control;

import io.snarl.agent.hooks.ThreadSlot;

/**
 * Actions that run in parallel. The last of them is run by the thread that waits for all, in the role of another thread: two
 * actions then need two threads, which is as many as a small machine can hand over between without waking any.
 */
final class Group {

    private final ControlledThread parent;
    private final Execution execution;
    private final Body[] actions;
    private final Throwable[] thrown;
    private int left;

    Group(ControlledThread parent, Body[] actions) {
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
        if (execution.course.over) {
            throw new ScheduleEnded();
        }
        // Whoever holds a lock could take it again in its other role.
        boolean playsRole = parent.held.size() == 0 && !parent.isInitialising();
        int own = playsRole ? actions.length - 1 : actions.length;
        for (int i = 0; i < own; i++) {
            Workers.Worker worker = Workers.take();
            worker.give(this, i, Threads.nameOfNext(parent));
            worker.control().group = this;
        }
        ControlledThread role = playsRole ? addRole() : null;
        execution.groups.await(parent, role);
        return thrown;
    }

    private ControlledThread addRole() {
        Thread thread = Thread.currentThread();
        ControlledThread role = execution.threads.add(thread, Threads.nameOfNext(parent), new Turn(thread));
        role.begun = true;
        role.daemon = false;
        role.group = this;
        return role;
    }

    /** Runs an action in the role of a thread; it is the thread's turn. */
    void perform(ControlledThread me, int position) {
        try {
            if (execution.course.over) {
                return;
            }
            me.waiting = Waiting.NOT;
            execution.lives.begun(me);
            ThreadSlot.steer(Thread.currentThread(), me);
            actions[position].run();
        } catch (ScheduleEnded e) {
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
    void performLast(ControlledThread role) {
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
    void ended() {
        if (--left == 0) {
            parent.released = true;
        }
    }
}
