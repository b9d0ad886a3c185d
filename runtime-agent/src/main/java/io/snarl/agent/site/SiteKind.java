package io.snarl.agent.site;

/** The kinds of events; the order is that of the codes in a trace, which start at 1. */
public enum SiteKind {
    ENTER,
    EXIT,
    EXIT_THROW,
    CALL,
    INVOKE,
    NEW,
    NEW_ARRAY,
    LAMBDA,
    GET_FIELD,
    PUT_FIELD,
    GET_STATIC,
    PUT_STATIC,
    GET_ELEMENT,
    PUT_ELEMENT,
    MONITOR_ENTER,
    MONITOR_EXIT,
    LOCK,
    UNLOCK,
    LOCK_VIEW,
    WAIT,
    WOKEN,
    NOTIFY,
    NOTIFY_ALL,
    AWAIT,
    AWOKEN,
    SIGNAL,
    SIGNAL_ALL,
    THREAD_START,
    THREAD_JOIN,
    THROW,
    CATCH,
    BRANCH,
    SWITCH,

    // What follows is of controlled runs alone, and never in a trace.
    UPDATE,
    SLEEP,
    YIELD,
    PARK,
    UNPARK,
    THREAD_BEGIN,
    THREAD_END,
    INTERRUPT;

    private static final SiteKind[] VALUES = values();

    public int code() {
        return ordinal() + 1;
    }

    public static SiteKind of(int code) {
        return VALUES[code - 1];
    }
}
