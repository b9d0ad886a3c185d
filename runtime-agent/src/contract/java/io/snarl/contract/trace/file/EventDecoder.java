package io.snarl.contract.trace.file;

import io.snarl.contract.trace.Comparison;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.Value;
import java.util.List;

/** Reads what an event has besides its site. */
final class EventDecoder {

    private final DefinitionsReader definitions;

    EventDecoder(DefinitionsReader definitions) {
        this.definitions = definitions;
    }

    /** Reads an event whose site has been read; arguments and results stand elsewhere. */
    Event decode(TracedSite site, int thread, ChunkReader bytes) {
        return switch (site.kind()) {
            case ENTER -> new Event.Enter(thread, site, ref(bytes), List.of());
            case EXIT -> new Event.Exit(thread, site, Value.NONE);
            case EXIT_BY_EXCEPTION -> new Event.ExitByException(thread, site, ref(bytes));
            case CALL -> new Event.Call(thread, site, ref(bytes), List.of());
            case INVOKE -> new Event.Invoke(thread, site);
            case NEW -> new Event.NewObject(thread, site, ref(bytes));
            case NEW_ARRAY -> new Event.NewArray(thread, site, ref(bytes), bytes.number());
            case LAMBDA -> new Event.NewLambda(thread, site, ref(bytes));
            case GET_FIELD, PUT_FIELD -> new Event.FieldAccess(thread, site, ref(bytes), value(site, bytes));
            case GET_STATIC, PUT_STATIC -> new Event.FieldAccess(thread, site, 0, value(site, bytes));
            case GET_ELEMENT, PUT_ELEMENT ->
                new Event.ElementAccess(thread, site, ref(bytes), bytes.number(), value(site, bytes));
            default -> decodeOther(site, thread, bytes);
        };
    }

    private Event decodeOther(TracedSite site, int thread, ChunkReader bytes) {
        return switch (site.kind()) {
            case MONITOR_ENTER, MONITOR_EXIT -> new Event.MonitorUse(thread, site, ref(bytes));
            case LOCK, UNLOCK -> new Event.LockUse(thread, site, ref(bytes), ref(bytes));
            case LOCK_VIEW -> new Event.LockView(thread, site, ref(bytes), ref(bytes));
            case WAIT, WOKEN, NOTIFY, NOTIFY_ALL -> new Event.WaitUse(thread, site, ref(bytes));
            case AWAIT, AWOKEN, SIGNAL, SIGNAL_ALL -> new Event.ConditionUse(thread, site, ref(bytes), ref(bytes));
            case THREAD_START, THREAD_JOIN -> new Event.ThreadUse(thread, site, ref(bytes));
            case THROW -> new Event.Throw(thread, site, ref(bytes));
            case CATCH -> new Event.Catch(thread, site, ref(bytes));
            case BRANCH -> new Event.Branch(thread, site, comparison(bytes));
            case SWITCH -> new Event.Switch(thread, site, bytes.signedNumber(Integer.MIN_VALUE, Integer.MAX_VALUE));
            default -> throw bytes.damaged("no event of the kind " + site.kind() + " has a site");
        };
    }

    private int ref(ChunkReader bytes) {
        return definitions.ref(bytes);
    }

    private int value(TracedSite site, ChunkReader bytes) {
        return site.isReference() ? definitions.ref(bytes) : 0;
    }

    private static Comparison comparison(ChunkReader bytes) {
        int code = bytes.unsignedByte();
        if (!Comparison.isKnown(code)) {
            throw bytes.damaged("a branch has the unknown comparison " + code);
        }
        return Comparison.of(code);
    }
}
