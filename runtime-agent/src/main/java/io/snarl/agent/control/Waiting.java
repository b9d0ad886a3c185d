package io.snarl.agent.control;

/** What a thread waits for. */
enum Waiting {
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
