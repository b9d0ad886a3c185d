package io.snarl.agent.control;

/** Thrown in the threads of an execution that is over, so that they end; programs must not catch it. */
final class ScheduleEnded extends Error {

    private static final long serialVersionUID = 1;

    ScheduleEnded() {
        super("This thread was ended by Snarl because the execution it belongs to is over.", null, false, false);
    }
}
