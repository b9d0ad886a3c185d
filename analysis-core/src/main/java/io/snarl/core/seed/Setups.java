package io.snarl.core.seed;

import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.file.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads the traces of setups, each once for all tests of its container as long as these come one after the other. */
public final class Setups implements AutoCloseable {

    /** More events of a setup are read again for each test rather than remembered. */
    private static final int MOST_EVENTS = 100_000;

    private final Function<Path, Trace> opening;
    private final Map<Path, Setup> open = new HashMap<>();

    /** Makes one that knows no setup yet. */
    public Setups() {
        this(Trace::open);
    }

    Setups(Function<Path, Trace> opening) {
        this.opening = opening;
    }

    /** Forgets all others: the next test is in a container of its own. */
    void keepOnly(Collection<Path> files) {
        open.entrySet().removeIf(entry -> {
            boolean isOver = !files.contains(entry.getKey());
            if (isOver) {
                entry.getValue().trace.close();
            }
            return isOver;
        });
    }

    /** Returns a setup, which is read as far as its events are asked for. */
    Setup of(Path file) {
        return open.computeIfAbsent(file, key -> new Setup(opening.apply(key)));
    }

    @Override
    public void close() {
        keepOnly(List.of());
    }

    /** What ran for several tests. */
    final class Setup implements Iterable<Event> {

        private final Trace trace;
        private final List<Event> known = new ArrayList<>();
        private final Iterator<Event> rest;
        private boolean isTooLong;

        private Setup(Trace trace) {
            this.trace = trace;
            this.rest = trace.iterator();
        }

        Trace trace() {
            return trace;
        }

        @Override
        public Iterator<Event> iterator() {
            return isTooLong ? trace.iterator() : new Reading();
        }

        /** Goes through what is known, and reads on after that. */
        private final class Reading implements Iterator<Event> {

            private int next;

            @Override
            public boolean hasNext() {
                return next < known.size() || readsOn(rest::hasNext);
            }

            @Override
            public Event next() {
                if (next < known.size()) {
                    return known.get(next++);
                }
                Event event = readsOn(rest::next);
                next++;
                remember(event);
                return event;
            }

            private void remember(Event event) {
                if (known.size() == MOST_EVENTS) {
                    isTooLong = true;
                    known.clear();
                }
                if (!isTooLong) {
                    known.add(event);
                }
            }

            /** A file that is damaged is damaged for each of the tests. */
            private <T> T readsOn(Supplier<T> reading) {
                try {
                    return reading.get();
                } catch (BrokenTraceException e) {
                    keepOnly(List.of());
                    throw e;
                }
            }
        }
    }
}
