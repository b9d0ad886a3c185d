package io.snarl.agent.control.turn;

import io.snarl.agent.control.describe.SwitchLog;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.contract.schedule.ThreadSwitch;

/** Hands the turn from one thread to another. */
public final class TurnHandover {

    public final SwitchLog switches = new SwitchLog();

    /** The thread whose turn it is; the watchdog reads it when no thread has moved for long, so that it need not be told at once. */
    public ThreadState current;

    /** Passes the turn to another thread and logs the switch. */
    public void pass(ThreadState me, ThreadState next, ThreadSwitch.Cause cause) {
        switches.add(me, next, cause);
        pass(next);
    }

    public void pass(ThreadState next) {
        current = next;
        if (next.waiting == WaitReason.FOR_NOTIFICATION) {
            next.turn.giveOn();
        } else {
            next.turn.give();
        }
    }

    void await(ThreadState me) {
        if (me.waiting == WaitReason.FOR_NOTIFICATION) {
            me.turn.awaitOn(me.waitsOn);
        } else {
            me.turn.await();
        }
    }
}
