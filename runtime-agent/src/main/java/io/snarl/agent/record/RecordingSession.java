package io.snarl.agent.record;

import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.site.Sites;
import io.snarl.contract.trace.ClassSort;
import java.io.File;
import java.util.Arrays;
import java.util.function.Consumer;

/** The recording of this JVM: one trace at a time, by a recorder in each thread that takes part. */
public final class RecordingSession {

    private final Sites sites;
    private final long eventLimit;
    final boolean sampled;
    private final ThreadRecorder main;

    /** The recorder that wrote last. It is read without a lock at every event: a thread that sees another one asks here. */
    EventWriter writer;

    int[] siteNumbers = new int[1024];

    final KnownCourses courses = new KnownCourses();
    private final TraceSpace space = new TraceSpace();

    /** The trace that is recorded into. It is read without a lock as well. */
    TraceWriter current;

    private int traces;
    private Consumer<String> outermostConstructor = type -> {};

    /**
     * Creates a recording.
     *
     * @param sampled whether what repeats itself is recorded a few times only
     * @param eventLimit how many events a trace has at most
     */
    public RecordingSession(Sites sites, boolean sampled, long eventLimit) {
        this.sites = sites;
        this.sampled = sampled;
        this.eventLimit = eventLimit;
        this.main = new ThreadRecorder(this);
    }

    /** Creates a trace that continues an outer one, or none. */
    public synchronized TraceWriter newTrace(File file, TraceWriter outer) {
        return new TraceWriter(
                ++traces,
                file,
                sites,
                outer,
                new TraceWriter.Limits(eventLimit, sampled ? space.next() : TraceSpace.Share.UNLIMITED));
    }

    boolean isTestCode(int site) {
        return sites.get(site).method().owner().sort() == ClassSort.TEST;
    }

    /** Lets the current thread be recorded as the one that runs the tests. */
    public void attach() {
        ThreadSlot.set(Thread.currentThread(), main);
        if (main.sampler.silent) {
            ThreadSlot.mute();
        }
    }

    /** Called when the thread that runs the tests is running none. */
    public void betweenTests() {
        main.frames.clear();
        main.sampler.clear();
    }

    /** Receives the internal name of the class when a constructor is entered by code that is not rewritten. */
    public void onOutermostConstructor(Consumer<String> listener) {
        outermostConstructor = listener;
    }

    void outermostConstructor(String type) {
        outermostConstructor.accept(type);
    }

    /** Records into another trace, or into none; the one before is not closed and may be recorded into again. */
    public synchronized void switchTo(TraceWriter trace) {
        if (current != null) {
            leave(trace != null && trace.continues(current));
        }
        current = trace;
        if (trace != null) {
            trace.recall(siteNumbers);
        }
        writer = null;
    }

    private void leave(boolean forInner) {
        for (EventWriter thread : current.threads()) {
            thread.hand(current);
        }
        current.forget(siteNumbers);
        if (forInner) {
            current.checkpoint();
        }
    }

    /** Ends a trace that is not recorded into any more. */
    public synchronized void close(TraceWriter trace) {
        trace.close();
        space.take(trace.bytes());
    }

    /** Called when a closed trace is discarded, so that others have to show what it has shown. */
    public void discarded(TraceWriter trace) {
        trace.journal().takeBack();
        space.giveBack(trace.bytes());
    }

    /** Sets how many bytes of traces earlier JVMs have left. */
    public void continueAfter(long bytes) {
        space.take(bytes);
    }

    /** Lets a thread go on after another one has recorded, or after the trace has changed. */
    synchronized void takeOver(EventWriter thread) {
        writer = thread;
        if (current != null) {
            for (EventWriter ended : current.endedThreads()) {
                ended.hand(current);
                current.forget(ended);
            }
        }
        thread.continueIn(current);
    }

    synchronized int define(int site, TraceWriter trace) {
        if (site >= siteNumbers.length) {
            siteNumbers = Arrays.copyOf(siteNumbers, Math.max(site + 1, siteNumbers.length * 2));
        }
        // A thread of an earlier test may still be running; its sites must not get into this test's table.
        return trace == current ? trace.define(site, siteNumbers) : 0;
    }
}
