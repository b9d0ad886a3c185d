package io.snarl.agent.record;

import io.snarl.agent.hooks.Heard;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.hooks.ValueCode;
import io.snarl.contract.trace.Comparison;
import io.snarl.contract.trace.file.EventBuffer;
import io.snarl.contract.trace.file.ValueTag;
import java.lang.reflect.Array;

/**
 * Records what one thread does.
 *
 * <p>What happens while no rewritten method is running belongs to the test framework or the JVM and is left out.
 */
final class ThreadRecorder extends EventWriter {

    private static final int SIZE_FOR_TESTS = 256 * 1024;
    private static final int SIZE_FOR_OTHERS = EventBuffer.LONGEST_EVENT + 16 * 1024;

    private final ValueWriter values = new ValueWriter(buffer, this::numberOf);

    /** Creates the recorder of the thread that runs the tests. */
    ThreadRecorder(RecordingSession recording) {
        super(recording, SIZE_FOR_TESTS, null, 0, null);
    }

    /** Creates the recorder of a thread that a recorded thread starts; its object has a number in that thread's trace. */
    private ThreadRecorder(RecordingSession recording, Thread thread, int threadObject, TraceWriter threadObjectTrace) {
        super(recording, SIZE_FOR_OTHERS, thread, threadObject, threadObjectTrace);
    }

    @Override
    public int enter(Object self, int site) {
        boolean wanted = isUpToDate() && sampler.enters(site, self, frames.depth() + 1);
        if (sampler.isMuted()) {
            return Heard.MUTED;
        }
        frames.enter();
        int p = wanted ? beginAnyway(site) : NOTHING;
        if (p != NOTHING) {
            end(ref(p, self));
            entered();
        }
        return heard();
    }

    /** Returns what is heard of the method entered last. */
    private int heard() {
        int values = frames.isClientMethod() ? Heard.VALUES : Heard.NOTHING;
        return Heard.END | values | (sampler.silent ? Heard.NOTHING : Heard.ACCESSES);
    }

    private void entered() {
        if (sampler.isAtCall(frames.depth())) {
            markCall();
        }
    }

    @Override
    public int enterJdk(Object self, int site) {
        return frames.isEmpty() ? Heard.NOTHING : enter(self, site);
    }

    @Override
    public int enterConstructor(String type, int site) {
        if (frames.isEmpty()) {
            outermostConstructor(type);
        }
        boolean wanted = isUpToDate() && sampler.enters(site, null, frames.depth() + 1);
        if (sampler.isMuted()) {
            return Heard.MUTED;
        }
        int continued = frames.continuedBy(type);
        frames.enter();
        int p = wanted ? beginAnyway(site) : NOTHING;
        if (p != NOTHING) {
            int number = continued > 0 ? continued : trace().reserve();
            frames.construct(number, type);
            end(buffer.ref(p, number));
            entered();
        } else if (trace() != null) {
            frames.construct(continued != 0 ? continued : CallFrames.UNRECORDED, type);
        }
        return heard();
    }

    @Override
    public int enterJdkConstructor(String type, int site) {
        return frames.isEmpty() ? Heard.NOTHING : enterConstructor(type, site);
    }

    private void outermostConstructor(String type) {
        pause();
        try {
            recording.outermostConstructor(type);
        } finally {
            ThreadSlot.resume();
        }
    }

    @Override
    public void superCall(String type) {
        frames.superCall(type);
    }

    @Override
    public void initialised(Object self) {
        int number = frames.underConstruction();
        frames.initialised();
        if (number > 0) {
            bind(self, number);
        }
    }

    @Override
    public void exit(int site) {
        int p = beginExit(site);
        if (p != NOTHING) {
            end(p);
        }
        leave();
    }

    @Override
    public void exitThrow(Throwable thrown, int site) {
        int p = beginExit(site);
        if (p != NOTHING) {
            end(ref(p, thrown));
        }
        leave();
    }

    /** Begins the end of a method if its beginning was recorded. */
    private int beginExit(int site) {
        sampler.seen++;
        dropEnded();
        if (sampler.isAtCall(frames.depth())) {
            concludeCall();
            return beginAnyway(site);
        }
        return sampler.silent || sampler.isWatching() ? NOTHING : beginAnyway(site);
    }

    private void leave() {
        frames.exit();
        sampler.left(frames.depth());
    }

    private void dropEnded() {
        frames.dropEnded();
        sampler.left(frames.depth());
    }

    @Override
    public int call(Object receiver, int site) {
        boolean wanted = isUpToDate() && sampler.calls(site, receiver, frames.depth() + 1);
        if (sampler.isMuted()) {
            return Heard.MUTED;
        }
        int p = wanted ? beginAnyway(site) : NOTHING;
        if (p != NOTHING) {
            end(ref(p, receiver));
        }
        frames.call();
        return p == NOTHING ? Heard.END : Heard.END | Heard.VALUES;
    }

    @Override
    public void returned() {
        int p = beginValue(ValueCode.RETURNED);
        if (p != NOTHING) {
            endEscape(buffer.u8(p, ValueTag.NONE));
        }
    }

    @Override
    public void ended() {
        frames.returned();
        sampler.left(frames.depth());
    }

    @Override
    public void mutedEnd() {
        sampler.left(frames.depth());
    }

    @Override
    public void invoke(int site) {
        plain(site);
    }

    // Values

    @Override
    public void value(int value, int code) {
        primitive(value, code);
    }

    @Override
    public void value(long value, int code) {
        primitive(value, code);
    }

    @Override
    public void value(float value, int code) {
        primitive(Float.floatToRawIntBits(value), code);
    }

    @Override
    public void value(double value, int code) {
        primitive(Double.doubleToRawLongBits(value), code);
    }

    private void primitive(long bits, int code) {
        int p = beginValue(ValueCode.role(code));
        if (p != NOTHING) {
            endEscape(values.primitive(p, ValueCode.type(code), bits));
            endOf(ValueCode.role(code));
        }
    }

    private void endOf(int role) {
        if (role == ValueCode.PARAMETER) {
            entered();
        }
    }

    @Override
    public void value(Object value, int code) {
        boolean property = ValueCode.role(code) == ValueCode.PROPERTY;
        int p = beginValue(property ? ValueCode.ARGUMENT : ValueCode.role(code));
        if (p != NOTHING) {
            pause();
            try {
                endEscape(property ? values.property(p, value) : values.reference(p, value));
            } finally {
                ThreadSlot.resume();
            }
            endOf(ValueCode.role(code));
        } else if (property) {
            missedProperty();
        }
    }

    @Override
    public void missedProperty() {
        values.missProperty();
    }

    private int beginValue(int role) {
        switch (role) {
            case ValueCode.PARAMETER:
                return frames.isClientMethod() ? beginOfMethod(ValueCode.ARGUMENT) : NOTHING;
            case ValueCode.RESULT:
                if (sampler.isAtCall(frames.depth())) {
                    concludeCall();
                }
                return frames.isClientMethod() ? beginOfMethod(role) : NOTHING;
            case ValueCode.RETURNED:
                return beginReturned(role);
            default:
                return beginEscape(role);
        }
    }

    /** Values of a call into the library are recorded even if what it does is not. */
    private int beginOfMethod(int role) {
        return sampler.isAtCall(frames.depth()) ? beginEscapeAnyway(role) : beginEscape(role);
    }

    private int beginReturned(int role) {
        ended();
        return beginEscape(role);
    }

    // Objects

    @Override
    public void created(Object object, int site) {
        one(object, site);
    }

    @Override
    public void createdArray(Object array, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(buffer.varint(ref(p, array), Array.getLength(array)));
        }
    }

    @Override
    public void lambda(Object object, int site) {
        one(object, site);
    }

    // Memory

    @Override
    public void getField(Object self, int site) {
        one(self, site);
    }

    @Override
    public void getField(Object self, Object value, int site) {
        two(self, value, site);
    }

    @Override
    public void putField(Object self, int site) {
        if (self != null) {
            one(self, site);
        }
    }

    @Override
    public void putField(Object self, Object value, int site) {
        if (self != null) {
            two(self, value, site);
        }
    }

    @Override
    public void putEarly(int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(buffer.ref(p, frames.underConstruction()));
        }
    }

    @Override
    public void putEarly(Object value, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(ref(buffer.ref(p, frames.underConstruction()), value));
        }
    }

    @Override
    public void accessStatic(int site) {
        plain(site);
    }

    @Override
    public void accessStatic(Object value, int site) {
        one(value, site);
    }

    @Override
    public void accessElement(Object array, int index, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(buffer.varint(ref(p, array), index));
        }
    }

    @Override
    public void accessElement(Object array, int index, Object value, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(ref(buffer.varint(ref(p, array), index), value));
        }
    }

    // Synchronization

    @Override
    public void monitorEnter(Object object, int site) {
        int p = object == null ? NOTHING : begin(site);
        if (p != NOTHING) {
            int number = numberOf(object);
            end(buffer.ref(p, number));
            monitors.enter(object, number);
        } else if (object != null && !sampler.silent) {
            monitors.enter(object, HeldMonitors.UNRECORDED);
        }
    }

    @Override
    public void monitorExit(Object object, int site) {
        if (object == null) {
            return;
        }
        sampler.seen++;
        int number = monitors.exit(object);
        int p = sampler.silent || number == HeldMonitors.UNRECORDED ? NOTHING : beginAnyway(site);
        if (p != NOTHING) {
            end(number == 0 ? ref(p, object) : buffer.ref(p, number));
        }
    }

    @Override
    public void locked(Object lock, Object synchronizer, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(ref(ref(p, lock), synchronizer));
            locks.add(lock);
        }
    }

    @Override
    public void unlocked(Object lock, Object synchronizer, int site) {
        boolean taken = locks.remove(lock);
        int p = begin(site);
        if (p == NOTHING && taken) {
            p = beginAnyway(site);
        }
        if (p != NOTHING) {
            end(ref(ref(p, lock), synchronizer));
        }
    }

    @Override
    public void lockView(Object lock, Object view, int site) {
        two(lock, view, site);
    }

    @Override
    public void waiting(Object object, int site) {
        one(object, site);
    }

    @Override
    public void woken(Object object, int site) {
        one(object, site);
    }

    @Override
    public void notified(Object object, int site) {
        one(object, site);
    }

    @Override
    public void awaiting(Object condition, Object synchronizer, int site) {
        two(condition, synchronizer, site);
    }

    @Override
    public void awoken(Object condition, Object synchronizer, int site) {
        two(condition, synchronizer, site);
    }

    @Override
    public void signalled(Object condition, Object synchronizer, int site) {
        two(condition, synchronizer, site);
    }

    @Override
    public void threadStart(Thread thread, int site) {
        // The JDK starts threads of its own, such as the one that runs cleaners, when it sees fit.
        if (thread.getClass().getName().equals("jdk.internal.misc.InnocuousThread")) {
            return;
        }
        int p = beginAnyway(site);
        if (p != NOTHING) {
            end(ref(p, thread));
        }
        if (ready()) {
            // Also where no rewritten method is running: the test framework may run a test in a thread of its own.
            trace().threadStarted();
            ThreadSlot.set(thread, new ThreadRecorder(recording, thread, numberOf(thread), trace()));
        }
    }

    @Override
    public void threadJoined(Thread thread, int site) {
        if (!thread.isAlive()) {
            one(thread, site);
        }
    }

    // Control flow

    @Override
    public void thrown(Throwable thrown, int site) {
        if (thrown != null) {
            one(thrown, site);
        }
    }

    @Override
    public void caught(Throwable caught, int site) {
        dropEnded();
        one(caught, site);
    }

    @Override
    public void compared(int value, int site) {
        compared(value, 0, site);
    }

    @Override
    public void compared(int left, int right, int site) {
        comparison(left < right ? Comparison.LESS : left == right ? Comparison.EQUAL : Comparison.GREATER, site);
    }

    @Override
    public void compared(Object value, int site) {
        comparison(value == null ? Comparison.EQUAL : Comparison.GREATER, site);
    }

    @Override
    public void compared(Object left, Object right, int site) {
        comparison(left == right ? Comparison.EQUAL : Comparison.GREATER, site);
    }

    private void comparison(Comparison outcome, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(buffer.u8(p, outcome.code()));
        }
    }

    @Override
    public void switched(int value, int site) {
        int p = begin(site);
        if (p != NOTHING) {
            end(buffer.signed(p, value));
        }
    }
}
