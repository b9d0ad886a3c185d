package io.snarl.agent.control;

import io.snarl.agent.schedule.Switch;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/** Waiting for actions that run in parallel, of which the thread that waits may run one itself in the role of another. */
final class GroupSteps {

    private final Course course;
    private final Choosing choosing;
    private final Baton baton;
    private final Turns turns;
    private final ThreadSteps lives;
    private final Narrator narrator;

    GroupSteps(Execution execution) {
        this.course = execution.course;
        this.choosing = execution.choosing;
        this.baton = execution.baton;
        this.turns = execution.turns;
        this.lives = execution.lives;
        this.narrator = execution.narrator;
    }

    /** Waits for all actions of a group; the role is null if others run all of them. */
    void await(ControlledThread me, ControlledThread role) {
        me.next.set(OperationKind.JOIN, 0, Operation.NO_OBJECT, 0);
        me.waiting = Waiting.FOR_END_OF_THREAD;
        me.waitsOn = null;
        me.released = false;
        me.deadline = ControlledThread.FOREVER;
        me.role = role;
        if (role == null) {
            turns.leave(me, Switch.Cause.BLOCKED);
        } else {
            try {
                play(me, role);
            } finally {
                end(role);
            }
        }
        me.role = null;
        if (course.over) {
            throw new ScheduleEnded();
        }
        me.waiting = Waiting.NOT;
    }

    /** Nobody would end it later: the thread that plays it is on its way out. */
    private void end(ControlledThread role) {
        if (course.over && role.isAlive()) {
            lives.ended(role);
        }
    }

    private void play(ControlledThread me, ControlledThread role) {
        ControlledThread next = choosing.nextAfter(me);
        if (next == null) {
            return;
        }
        baton.switches.add(me, next, Switch.Cause.BLOCKED);
        if (next != role) {
            baton.pass(next);
            role.turn.await();
        }
        baton.current = role;
        role.group.performLast(role);
        role.next.set(OperationKind.END, 0, Operation.NO_OBJECT, 0);
        narrator.log(role, OperationKind.END, 0, null, null);
        lives.ended(role);
        if (!course.over) {
            leave(me, role);
        }
    }

    private void leave(ControlledThread me, ControlledThread role) {
        ControlledThread next = choosing.nextAfter(role);
        if (next == null) {
            if (!course.over) {
                course.fail(Failures.deadlock(narrator));
            }
            return;
        }
        baton.switches.add(role, next, Switch.Cause.ENDED);
        baton.current = next;
        if (next != me) {
            baton.pass(next);
            me.turn.await();
        }
    }
}
