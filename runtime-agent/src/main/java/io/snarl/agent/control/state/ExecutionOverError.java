package io.snarl.agent.control.state;

/** Ends the threads of an execution that is over; programs must not catch it. */
public final class ExecutionOverError extends Error {

    private static final long serialVersionUID = 1;

    public ExecutionOverError() {
        super("This thread was ended by Snarl because the execution it belongs to is over.", null, false, false);
    }
}
