package io.snarl.contract.trace;

/** What can happen in a trace. */
public enum EventKind {
    ENTER,
    EXIT,
    EXIT_BY_EXCEPTION,
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

    /** The end of a {@link #CALL}; it has no site of its own. */
    RETURN,

    /** What the method entered last has done was not recorded; it has no site of its own. */
    LEFT_OUT;

    private static final EventKind[] KINDS = values();

    /** Tells whether events of this kind read or write a field, static or not, or an array element. */
    public boolean isAccess() {
        return compareTo(GET_FIELD) >= 0 && compareTo(PUT_ELEMENT) <= 0;
    }

    /** Tells whether a format number is the number of a kind that sites can have. */
    public static boolean isKnown(int code) {
        return code >= 1 && code <= SWITCH.code();
    }

    public static EventKind of(int code) {
        return KINDS[code - 1];
    }

    /** The number of this kind in the format of traces. */
    public int code() {
        return ordinal() + 1;
    }
}
