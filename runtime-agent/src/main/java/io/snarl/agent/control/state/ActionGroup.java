package io.snarl.agent.control.state;

/** A group of parallel actions. */
public interface ActionGroup {

    /** Runs the last action in the given role, on the thread that waits for all of them. */
    void performLast(ThreadState role);

    /** Notes that one of the actions has ended. */
    void ended();
}
