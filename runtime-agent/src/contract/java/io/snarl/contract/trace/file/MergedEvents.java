package io.snarl.contract.trace.file;

import io.snarl.contract.trace.Event;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.function.LongConsumer;

/** The events of all threads in the order of their segments. */
final class MergedEvents implements Iterator<Event> {

    private final PriorityQueue<ThreadEvents> waiting = new PriorityQueue<>(
            Comparator.comparingLong(ThreadEvents::segmentOfNext).thenComparingInt(ThreadEvents::thread));
    private final LongConsumer atEnd;
    private ThreadEvents current;
    private long events;

    /**
     * Merges events.
     *
     * @param atEnd is told how many events with a site there were
     */
    MergedEvents(List<ThreadEvents> threads, LongConsumer atEnd) {
        this.atEnd = atEnd;
        threads.stream().filter(ThreadEvents::hasNext).forEach(waiting::add);
        current = waiting.poll();
    }

    @Override
    public boolean hasNext() {
        if (current == null) {
            atEnd.accept(events);
            return false;
        }
        return true;
    }

    @Override
    public Event next() {
        if (current == null) {
            throw new NoSuchElementException();
        }
        long segment = current.segmentOfNext();
        Event event = current.next();
        if (event.isCounted()) {
            events++;
        }
        if (!current.hasNext()) {
            current = waiting.poll();
        } else if (current.segmentOfNext() != segment) {
            waiting.add(current);
            current = waiting.poll();
        }
        return event;
    }
}
