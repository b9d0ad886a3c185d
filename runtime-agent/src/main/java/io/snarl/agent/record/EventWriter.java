package io.snarl.agent.record;

import io.snarl.agent.hooks.ThreadListener;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.contract.trace.file.Escape;
import io.snarl.contract.trace.file.EventBuffer;
import java.lang.ref.WeakReference;

/**
 * Writes the events of one thread.
 *
 * <p>The way of an ordinary event through this class calls nothing of the JDK but {@code identityHashCode}. Everything else happens while the thread's listener is paused, because it may use classes that report to it.
 */
abstract class EventWriter extends ThreadListener {

    /** The position of an event that is not recorded. */
    static final int NOTHING = -1;

    final RecordingSession recording;
    final EventBuffer buffer;
    private final WeakReference<Thread> thread;
    private final boolean runsTests;
    final CallFrames frames = new CallFrames();
    final HeldMonitors monitors = new HeldMonitors();
    final HeldLocks locks = new HeldLocks();
    final Sampler sampler;
    private final int threadObject;
    private final TraceWriter threadObjectTrace;

    private TraceWriter trace;
    private volatile boolean handed;
    private long seenBefore;

    /** Creates a writer for a thread, whose object has a number in a trace, or for the one that runs the tests, if null. */
    EventWriter(
            RecordingSession recording,
            int bufferSize,
            Thread thread,
            int threadObject,
            TraceWriter threadObjectTrace) {
        this.recording = recording;
        this.thread = new WeakReference<>(thread);
        this.runsTests = thread == null;
        this.buffer = new EventBuffer(bufferSize);
        this.threadObject = threadObject;
        this.threadObjectTrace = threadObjectTrace;
        this.sampler = new Sampler(recording.sampled, recording.courses, recording::isTestCode, this::pause);
    }

    /** Returns the trace that is written to; null if none is. */
    final TraceWriter trace() {
        return trace;
    }

    /** Begins an event; returns the position after its site, or NOTHING if it is not to be recorded. */
    final int begin(int site) {
        if (frames.isEmpty() || sampler.silent || !isUpToDate() || !sampler.wants(site) || !ready()) {
            return NOTHING;
        }
        return beginWanted(site);
    }

    /** Begins an event without which others would mean something else. */
    final int beginAnyway(int site) {
        return frames.isEmpty() || !ready() ? NOTHING : beginWanted(site);
    }

    private int beginWanted(int site) {
        int[] numbers = recording.siteNumbers;
        int number = site < numbers.length ? numbers[site] : 0;
        if (number == 0) {
            number = define(site);
            if (number == 0) {
                return NOTHING;
            }
        }
        return buffer.varint(buffer.begin(), number);
    }

    final int beginEscape(int code) {
        return sampler.silent || sampler.isWatching() ? NOTHING : beginEscapeAnyway(code);
    }

    final int beginEscapeAnyway(int code) {
        return !frames.isEmpty() && ready() ? buffer.u8(buffer.u8(buffer.begin(), 0), code) : NOTHING;
    }

    /** Marks the following events as the beginning of a call into the library, which stays if the rest is taken back. */
    final void markCall() {
        if (runsTests) {
            // What another thread has committed may just be on its way to the file.
            buffer.mark();
        }
        locks.mark();
        monitors.mark();
    }

    /** Ends a call into the library: takes its events back if they show nothing new. */
    final void concludeCall() {
        if (!sampler.isConcluded() && ready()) {
            boolean kept = sampler.conclude(trace.journal());
            boolean hasEvents = sampler.manner() == Sampler.RecordingMode.FULL;
            if (!kept && (!hasEvents || locks.areAsMarked() && buffer.rollBack())) {
                endEscape(buffer.u8(buffer.u8(buffer.begin(), 0), Escape.LEFT_OUT));
                sampler.hideRest();
                monitors.forgetUnmarked();
            }
        }
    }

    /** Returns whether there is a trace to write to; what is only counted needs no more, whichever thread has written last. */
    final boolean isUpToDate() {
        if (recording.current != trace) {
            takeOver();
        }
        return trace != null;
    }

    final boolean ready() {
        if (recording.writer != this) {
            takeOver();
        }
        if (buffer.isFull()) {
            flush();
        }
        return trace != null;
    }

    final void end(int position) {
        buffer.commit(position);
    }

    final void endEscape(int position) {
        buffer.commitUncounted(position);
    }

    final int ref(int position, Object object) {
        return buffer.ref(position, numberOf(object));
    }

    final void one(Object object, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(ref(p, object));
        }
    }

    final void two(Object first, Object second, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(ref(ref(p, first), second));
        }
    }

    final void plain(int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(p);
        }
    }

    final int numberOf(Object object) {
        if (object == null) {
            return 0;
        }
        int number = monitors.innermost(object);
        if (number == 0) {
            number = trace.find(object);
            if (number == 0) {
                number = add(object);
            }
        }
        return number;
    }

    /** Pauses the listener for something that must not end halfway. */
    final void pause() {
        // What runs while the thread is muted is not among the frames.
        if (frames.areMany() || sampler.silent) {
            ThreadSlot.requireStack();
        }
        ThreadSlot.pause();
    }

    private int add(Object object) {
        pause();
        try {
            int reserved = frames.leaked(object);
            return reserved <= 0 ? trace.add(object) : trace.add(object, reserved);
        } finally {
            ThreadSlot.resume();
        }
    }

    private int define(int site) {
        pause();
        try {
            return recording.define(site, trace);
        } finally {
            ThreadSlot.resume();
        }
    }

    private void takeOver() {
        pause();
        try {
            recording.takeOver(this);
        } finally {
            ThreadSlot.resume();
        }
    }

    private void flush() {
        pause();
        try {
            handAndContinue();
        } finally {
            ThreadSlot.resume();
        }
    }

    private synchronized void handAndContinue() {
        // The tests may have gone on to another trace since this thread looked: it will notice, and what it records
        // until
        // then belongs to neither.
        boolean left = handed;
        hand(trace);
        if (trace.isOver()) {
            // Whatever the test still does, it shall not pay for a recording that nobody keeps.
            ThreadSlot.set(Thread.currentThread(), null);
        }
        beginChunk(trace.nextSegment());
        handed = left;
    }

    /** Called by the recording to continue in a trace after another thread has recorded or the trace has changed. */
    final void continueIn(TraceWriter next) {
        boolean sameChunk = trace == next && !handed;
        if (next != null && trace != next) {
            sampler.begin(next.number());
            locks.clear();
        }
        trace = next;
        if (next == null) {
            return;
        }
        buffer.unmark();
        int segment = next.nextSegment();
        if (sameChunk) {
            int p = buffer.u8(buffer.u8(buffer.begin(), 0), Escape.SEGMENT);
            buffer.commitUncounted(buffer.varint(p, segment));
        } else {
            monitors.clear();
            beginChunk(segment);
        }
    }

    private void beginChunk(int segment) {
        buffer.beginChunk(trace.numberOf(this), trace == threadObjectTrace ? threadObject : 0, segment);
        handed = false;
    }

    /** Hands what has been recorded to the trace; the thread that runs the tests calls this for other threads too. */
    final synchronized void hand(TraceWriter to) {
        if (to != trace) {
            // It has recorded there earlier, and is about to notice that it can again.
            return;
        }
        to.see(sampler.seen - seenBefore);
        seenBefore = sampler.seen;
        long committed = buffer.committed();
        awaitStores();
        boolean nothing = handed || !buffer.hasContent(committed);
        handed = true;
        if (nothing) {
            return;
        }
        to.write(buffer.bytes, EventBuffer.lengthIn(committed), EventBuffer.countIn(committed));
    }

    /** Returns whether the thread has ended. */
    final boolean hasEnded() {
        Thread recorded = thread.get();
        return !runsTests && (recorded == null || !recorded.isAlive());
    }

    /**
     * Makes sure that what the thread has committed is in memory, in case it goes on. The thread itself commits without a
     * barrier, which would cost more than the event; looking at its stack makes it pass one.
     */
    private void awaitStores() {
        Thread other = thread.get();
        if (other != null && other != Thread.currentThread() && other.isAlive()) {
            other.getStackTrace();
        }
    }

    /** Gives an object the number that was reserved for it when its constructor was entered. */
    final void bind(Object object, int number) {
        if (ready() && trace.find(object) == 0) {
            pause();
            try {
                trace.add(object, number);
            } finally {
                ThreadSlot.resume();
            }
        }
    }
}
