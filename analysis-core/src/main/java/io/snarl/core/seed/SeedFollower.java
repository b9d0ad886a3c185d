package io.snarl.core.seed;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.TracePart;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Replays the trace of a seed test for observers and extracts its client calls. */
public final class SeedFollower {

    /** After how many events it is asked whether there is time to read on. */
    private static final long EVENTS_BETWEEN_LOOKS = 1 << 14;

    private final ScriptBuilder script;
    private final Setups setups;
    private final BooleanSupplier time;
    private final Set<Integer> fixtures = new HashSet<>();

    private List<SeedObserver> observers = List.of();
    private long number;
    private long read;
    private boolean cutShort;
    private long latestWork;
    private ThreadFollower main;
    private int mixedCalls;

    /**
     * Makes a follower.
     *
     * @param methods what methods do, as this test and all others show
     * @param setups what ran for this test and others
     * @param time tells whether there is time to read on
     */
    public SeedFollower(SeedTest test, MethodEffects methods, Setups setups, BooleanSupplier time) {
        this.setups = setups;
        this.script = new ScriptBuilder(test, methods);
        this.time = time;
    }

    /**
     * Follows the test through all its traces, the outermost setup first and its own last.
     *
     * @param by who is told of each event
     * @return what it did; to be asked for when all tests were followed, since what a call did of which little was recorded is told by
     *     calls in other tests
     */
    public Supplier<Script> follow(List<TracePart> traces, List<SeedObserver> by) {
        observers = List.copyOf(by);
        List<TracePart> before = traces.subList(0, traces.size() - 1);
        setups.keepOnly(before.stream().map(TracePart::trace).toList());
        for (TracePart part : before) {
            Setups.Setup setup = setups.of(part.trace());
            follow(setup.trace(), setup, part.events());
        }
        try (Trace own = Trace.open(traces.get(before.size()).trace())) {
            follow(own, own, Long.MAX_VALUE);
        }
        // Not the follower, whose observers remember much more.
        return script::build;
    }

    /** Tells whether the time was over before all events were read. */
    public boolean isCutShort() {
        return cutShort;
    }

    /** Returns how many calls of threads that the test has started were left out, since others were under way meanwhile. */
    public int mixedCalls() {
        return mixedCalls;
    }

    private void follow(Trace opened, Iterable<Event> all, long events) {
        main = new ThreadFollower(script, fixtures, opened, true);
        int thread = 0;
        long left = events;
        Map<Integer, StartedThread> started = new TreeMap<>();
        for (Event event : all) {
            if (event.isCounted() && left-- == 0 || isTimeOver()) {
                break;
            }
            if (thread == 0) {
                thread = event.thread();
            }
            if (event.thread() == thread) {
                take(event, main);
            } else {
                started.computeIfAbsent(
                                event.thread(),
                                first -> new StartedThread(this, new ThreadFollower(script, fixtures, opened, false)))
                        .take(event);
            }
        }
        main.close();
        started.values().forEach(StartedThread::close);
    }

    private boolean isTimeOver() {
        if (++read % EVENTS_BETWEEN_LOOKS == 0) {
            cutShort |= !time.getAsBoolean();
        }
        return cutShort;
    }

    /** Follows an event of the test's own thread, or of another one as if it was. */
    void take(Event event, ThreadFollower thread) {
        thread.take(++number, event);
        if (thread.isInLibrary()) {
            latestWork = number;
        }
        observe(event, thread);
    }

    /** Passes on an event that is none of the test's. */
    void passOn(Event event) {
        number++;
        observe(event, main.elsewhere());
    }

    private void observe(Event event, Moment moment) {
        for (SeedObserver observer : observers) {
            observer.observe(number, event, moment);
        }
    }

    /** Returns the number of the latest event that was followed. */
    long number() {
        return number;
    }

    /** Tells whether a thread is in the library, or was since an event. */
    boolean hasWorkedSince(long event) {
        return latestWork > event || main.isInLibrary();
    }

    /** Takes note of a call that is left out. */
    void leaveOut() {
        mixedCalls++;
    }
}
