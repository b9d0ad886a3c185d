package io.snarl.agent.control.state;

/** What a thread waits for. */
public enum WaitReason {
    /** For nothing but its turn. */
    NOT,
    FOR_MONITOR,
    FOR_NOTIFICATION,
    FOR_PERMIT,
    FOR_END_OF_THREAD,
    FOR_TIME,
    /** It has ended and waits no more. */
    ENDED
}
