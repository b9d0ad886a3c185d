package io.snarl.contract.trace.file;

import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TraceTotals;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was recorded of one test: its events in the order in which they happened, read from the file as they are asked
 * for.
 *
 * <p>It can be iterated any number of times, until it is closed. Whatever is wrong with the file is said by a
 * {@link BrokenTraceException}, here or from the iterator.
 */
public final class Trace implements Iterable<Event>, AutoCloseable {

    private final TraceFile file;
    private final TraceTotals totals;
    private final DefinitionsReader definitions;
    private final Map<Integer, List<EventChunk>> chunksByThread = new TreeMap<>();

    private Trace(TraceFile file) {
        this.file = file;
        this.totals = readTotals();
        this.definitions = new DefinitionsReader(totals.objects());
        for (TraceFile.Chunk chunk : file.chunks()) {
            switch (chunk.type()) {
                case DEFINITIONS -> definitions.add(file.read(chunk));
                case EVENTS -> addEvents(chunk);
                case END -> {}
            }
        }
    }

    /**
     * Opens a trace and reads everything but its events.
     *
     * @throws BrokenTraceException if the file is no trace or not a whole one
     */
    public static Trace open(Path path) {
        TraceFile file = TraceFile.open(path);
        try {
            return new Trace(file);
        } catch (BrokenTraceException e) {
            file.close();
            throw e;
        }
    }

    public Path path() {
        return file.path();
    }

    public TraceTotals totals() {
        return totals;
    }

    /** Returns the threads that took part, by number. */
    public List<TracedThread> threads() {
        return chunksByThread.entrySet().stream()
                .map(entry ->
                        new TracedThread(entry.getKey(), entry.getValue().get(0).threadObject()))
                .toList();
    }

    /** Returns the class of an object, {@link TracedClass#UNKNOWN} if its constructor never came to an end. */
    public TracedClass classOf(int object) {
        return definitions.classOf(object);
    }

    /** Starts to read the events from the first one on. */
    @Override
    public Iterator<Event> iterator() {
        List<ThreadEvents> threads = new ArrayList<>();
        chunksByThread.forEach((thread, chunks) -> threads.add(new ThreadEvents(thread, file, chunks, definitions)));
        return new MergedEvents(threads, this::requireAllEvents);
    }

    @Override
    public void close() {
        file.close();
    }

    private TraceTotals readTotals() {
        ChunkReader end = file.read(file.chunks().get(file.chunks().size() - 1));
        return new TraceTotals(end.longNumber(), end.number(), end.number(), (end.number() & TraceFormat.CUT) != 0);
    }

    private void addEvents(TraceFile.Chunk chunk) {
        var events = EventChunk.readFrom(chunk, file.peek(chunk, EventChunk.LONGEST_HEAD));
        chunksByThread
                .computeIfAbsent(events.thread(), thread -> new ArrayList<>())
                .add(events);
    }

    private void requireAllEvents(long events) {
        if (events != totals.events()) {
            throw BrokenTraceException.damaged(
                    path(), "it has " + events + " events where its end counts " + totals.events());
        }
    }
}
