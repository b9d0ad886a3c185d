package io.snarl.agent.hooks;

/**
 * Where a thread keeps its listener: in fields that the JDK patch adds to {@link Thread}, since a {@code ThreadLocal} may
 * itself be under observation.
 *
 * <p>The native methods are native only here. When the JDK patch copies this class into {@code java.base} it makes each of
 * them read or write the field of its name.
 */
public final class ThreadSlot {

    private static final int FRAMES_NEEDED = 300;
    private static final int MUTED = 1;
    private static final int PAUSE = 2;

    private ThreadSlot() {}

    /** Returns the listener of the current thread; null while there is none, or it is paused or muted. */
    public static ThreadListener current() {
        Thread thread = Thread.currentThread();
        // The first classes of the JDK are initialised when there is no thread object yet.
        return thread == null || deaf(thread) != 0 ? null : listener(thread);
    }

    /** Returns the listener of the current thread even if it is muted, for what has to be heard to end that. */
    static ThreadListener ofEnds() {
        Thread thread = Thread.currentThread();
        return thread == null || deaf(thread) > MUTED ? null : listener(thread);
    }

    /** Lets a listener hear what a thread does from now on. */
    public static void set(Thread thread, ThreadListener listener) {
        if ((deaf(thread) & MUTED) != 0) {
            deaf(thread, deaf(thread) - MUTED);
        }
        listener(thread, listener);
    }

    /** Keeps the current thread's listener from hearing anything but the end of what is running now. */
    public static void mute() {
        Thread thread = Thread.currentThread();
        deaf(thread, deaf(thread) | MUTED);
    }

    /** Ends a {@link #mute}. */
    public static void unmute() {
        Thread thread = Thread.currentThread();
        deaf(thread, deaf(thread) & ~MUTED);
    }

    /** Returns the control of a thread; null if none steers it. */
    public static ThreadControl controlOf(Thread thread) {
        return control(thread);
    }

    /** Sets the control of a thread, and its listener to that of the control. */
    public static void steer(Thread thread, ThreadControl by) {
        control(thread, by);
        set(thread, by == null ? null : by.listener);
    }

    /** Keeps the current thread's listener from hearing anything until {@link #resume}; calls may nest. */
    public static void pause() {
        Thread thread = Thread.currentThread();
        if (thread != null) {
            deaf(thread, deaf(thread) + PAUSE);
            ThreadControl control = control(thread);
            if (control != null) {
                control.deaf++;
            }
        }
    }

    /**
     * Overflows the stack unless there is enough of it left for what the recorder or the JVM does while the listener is
     * paused, since an overflow in the middle of that would leave half of a change, or the listener paused for ever.
     */
    public static void requireStack() {
        descend(FRAMES_NEEDED);
    }

    private static int descend(int frames) {
        return frames == 0 ? 0 : descend(frames - 1) + 1;
    }

    /** Ends one {@link #pause}. */
    public static void resume() {
        Thread thread = Thread.currentThread();
        if (thread != null && deaf(thread) >= PAUSE) {
            deaf(thread, deaf(thread) - PAUSE);
            ThreadControl control = control(thread);
            if (control != null) {
                control.deaf--;
            }
        }
    }

    /** Returns whether what the current thread does is not meant to be heard. */
    public static boolean isPaused() {
        return deaf(Thread.currentThread()) >= PAUSE;
    }

    private static native ThreadListener listener(Thread thread);

    private static native void listener(Thread thread, ThreadListener listener);

    private static native ThreadControl control(Thread thread);

    private static native void control(Thread thread, ThreadControl control);

    /** Returns the values of a thread's {@code ThreadLocal}s. */
    public static native Object threadLocals(Thread thread);

    public static native void threadLocals(Thread thread, Object values);

    /** Returns the values that the threads of a thread inherit. */
    public static native Object inheritableThreadLocals(Thread thread);

    public static native void inheritableThreadLocals(Thread thread, Object values);

    public static native void threadLocalRandomSeed(Thread thread, long seed);

    public static native void threadLocalRandomProbe(Thread thread, int probe);

    public static native void threadLocalRandomSecondarySeed(Thread thread, int seed);

    /** Returns whether a thread lives on a stack of {@link Fibers}, so that the JVM does not know that it is alive. */
    static native boolean hosted(Thread thread);

    static native void hosted(Thread thread, boolean hosted);

    /** The thread of the JVM that carries a hosted one, and whether that one may go on where it parks. */
    static native Thread carrier(Thread thread);

    static native void carrier(Thread thread, Thread carrier);

    static native boolean permit(Thread thread);

    static native void permit(Thread thread, boolean permit);

    /** Whether the listener is muted, and above that bit how many pauses are open: a number, since it changes often. */
    private static native int deaf(Thread thread);

    private static native void deaf(Thread thread, int deaf);
}
