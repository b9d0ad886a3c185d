package io.snarl.agent.site;

import io.snarl.contract.trace.EventKind;

/** The kinds of places that report something: the events of traces, and what is of controlled runs alone. */
public enum SiteKind {
    ENTER(EventKind.ENTER),
    EXIT(EventKind.EXIT),
    EXIT_THROW(EventKind.EXIT_BY_EXCEPTION),
    CALL(EventKind.CALL),
    INVOKE(EventKind.INVOKE),
    NEW(EventKind.NEW),
    NEW_ARRAY(EventKind.NEW_ARRAY),
    LAMBDA(EventKind.LAMBDA),
    GET_FIELD(EventKind.GET_FIELD),
    PUT_FIELD(EventKind.PUT_FIELD),
    GET_STATIC(EventKind.GET_STATIC),
    PUT_STATIC(EventKind.PUT_STATIC),
    GET_ELEMENT(EventKind.GET_ELEMENT),
    PUT_ELEMENT(EventKind.PUT_ELEMENT),
    MONITOR_ENTER(EventKind.MONITOR_ENTER),
    MONITOR_EXIT(EventKind.MONITOR_EXIT),
    LOCK(EventKind.LOCK),
    UNLOCK(EventKind.UNLOCK),
    LOCK_VIEW(EventKind.LOCK_VIEW),
    WAIT(EventKind.WAIT),
    WOKEN(EventKind.WOKEN),
    NOTIFY(EventKind.NOTIFY),
    NOTIFY_ALL(EventKind.NOTIFY_ALL),
    AWAIT(EventKind.AWAIT),
    AWOKEN(EventKind.AWOKEN),
    SIGNAL(EventKind.SIGNAL),
    SIGNAL_ALL(EventKind.SIGNAL_ALL),
    THREAD_START(EventKind.THREAD_START),
    THREAD_JOIN(EventKind.THREAD_JOIN),
    THROW(EventKind.THROW),
    CATCH(EventKind.CATCH),
    BRANCH(EventKind.BRANCH),
    SWITCH(EventKind.SWITCH),

    // What follows is of controlled runs alone, and never in a trace.
    UPDATE,
    SLEEP,
    YIELD,
    PARK,
    UNPARK,
    THREAD_BEGIN,
    THREAD_END,
    INTERRUPT;

    private final EventKind event;

    SiteKind() {
        this(null);
    }

    SiteKind(EventKind event) {
        this.event = event;
    }

    /** Returns the kind of the events in a trace; null where a trace has none. */
    public EventKind event() {
        return event;
    }
}
