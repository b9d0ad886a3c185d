package io.snarl.contract.trace.file;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** The events of one thread in order, one chunk in memory at a time and one event read ahead. */
final class ThreadEvents {

    private final int thread;
    private final TraceFile file;
    private final Iterator<EventChunk> chunks;
    private final DefinitionsReader definitions;
    private final EventDecoder events;
    private final ValueDecoder values;
    private final OpenCalls openCalls = new OpenCalls();

    private ChunkReader bytes;
    private long segment;
    private Value result = Value.NONE;
    private Event next;
    private long segmentOfNext;

    ThreadEvents(int thread, TraceFile file, List<EventChunk> chunks, DefinitionsReader definitions) {
        this.thread = thread;
        this.file = file;
        this.chunks = chunks.iterator();
        this.definitions = definitions;
        this.events = new EventDecoder(definitions);
        this.values = new ValueDecoder(definitions);
        this.bytes = new ChunkReader(file.path(), new byte[0]);
        readAhead();
    }

    boolean hasNext() {
        return next != null;
    }

    /** Returns the segment to which the next event belongs. */
    long segmentOfNext() {
        return segmentOfNext;
    }

    int thread() {
        return thread;
    }

    Event next() {
        Event event = next;
        readAhead();
        return event;
    }

    private void readAhead() {
        next = null;
        while (next == null && moreBytes()) {
            // Arguments read ahead may lead into another segment, to which their call does not belong.
            segmentOfNext = segment;
            int number = bytes.number();
            next = number == 0 ? readEscape() : readEvent(definitions.site(number, bytes));
        }
    }

    private boolean moreBytes() {
        while (bytes.isEmpty()) {
            if (!chunks.hasNext()) {
                return false;
            }
            EventChunk chunk = chunks.next();
            bytes = file.read(chunk.chunk());
            // The head has been read before.
            EventChunk.readFrom(chunk.chunk(), bytes);
            moveTo(chunk.segment());
        }
        return true;
    }

    private void moveTo(long nextSegment) {
        if (nextSegment < segment) {
            throw bytes.damaged("segment " + nextSegment + " of thread " + thread + " comes after segment " + segment);
        }
        segment = nextSegment;
    }

    private Event readEvent(TracedSite site) {
        Event event = withValues(events.decode(site, thread, bytes));
        openCalls.leaveBy(site.kind(), site);
        openCalls.enterBy(site.kind(), site);
        return event;
    }

    /** Adds the arguments or the result of an event that has some. */
    private Event withValues(Event event) {
        if (event instanceof Event.Enter enter) {
            List<Value> arguments = readArguments();
            return arguments.isEmpty() ? enter : new Event.Enter(thread, enter.site(), enter.receiver(), arguments);
        }
        if (event instanceof Event.Call call) {
            List<Value> arguments = readArguments();
            return arguments.isEmpty() ? call : new Event.Call(thread, call.site(), call.receiver(), arguments);
        }
        if (event instanceof Event.Exit exit) {
            return result == Value.NONE ? exit : new Event.Exit(thread, exit.site(), takeResult());
        }
        if (event instanceof Event.ExitByException) {
            takeResult();
        }
        return event;
    }

    /** Reads an escape and returns the event that it is, if it is one. */
    private Event readEscape() {
        int escape = bytes.unsignedByte();
        switch (escape) {
            case Escape.SEGMENT -> moveTo(bytes.longNumber());
            case Escape.ARGUMENT -> throw bytes.damaged("an argument does not follow the call to which it belongs");
            case Escape.RESULT -> result = values.decode(bytes);
            case Escape.RETURNED -> {
                return new Event.Return(thread, openCalls.popCall(), values.decode(bytes));
            }
            case Escape.LEFT_OUT -> {
                return new Event.LeftOut(thread, openCalls.latestMethod());
            }
            default -> throw bytes.damaged("an escape has the unknown number " + escape);
        }
        return null;
    }

    /** Reads the arguments that follow, which another segment or chunk can separate from their call. */
    private List<Value> readArguments() {
        List<Value> arguments = null;
        while (moreBytes()) {
            if (bytes.isEscape(Escape.SEGMENT)) {
                bytes.number();
                readEscape();
            } else if (bytes.isEscape(Escape.ARGUMENT)) {
                bytes.number();
                bytes.unsignedByte();
                arguments = arguments == null ? new ArrayList<>() : arguments;
                arguments.add(values.decode(bytes));
            } else {
                break;
            }
        }
        return arguments == null ? List.of() : Collections.unmodifiableList(arguments);
    }

    private Value takeResult() {
        Value taken = result;
        result = Value.NONE;
        return taken;
    }
}
