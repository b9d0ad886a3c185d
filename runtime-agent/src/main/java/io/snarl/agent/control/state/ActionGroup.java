package io.snarl.agent.control.state;

/** The parallel actions that a thread of an execution runs one of. */
public interface ActionGroup {

    /** Runs the last action in the given role, on the thread that waits for all of them. */
    void performLast(ThreadState role);

    /** Notes that one of the actions has ended. */
    void ended();
}
