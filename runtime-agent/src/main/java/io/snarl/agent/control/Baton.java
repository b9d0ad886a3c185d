package io.snarl.agent.control;

import io.snarl.agent.schedule.Switch;

/** Whose turn it is, and how it got there. */
final class Baton {

    final SwitchLog switches = new SwitchLog();

    /** The watchdog looks at it while nobody moves. */
    volatile ControlledThread current;

    /** Gives the turn to another thread, and has that noted. */
    void pass(ControlledThread me, ControlledThread next, Switch.Cause cause) {
        switches.add(me, next, cause);
        pass(next);
    }

    void pass(ControlledThread next) {
        current = next;
        if (next.waiting == Waiting.FOR_NOTIFICATION) {
            next.turn.giveOn();
        } else {
            next.turn.give();
        }
    }

    void await(ControlledThread me) {
        if (me.waiting == Waiting.FOR_NOTIFICATION) {
            me.turn.awaitOn(me.waitsOn);
        } else {
            me.turn.await();
        }
    }
}
