package io.snarl.agent.hooks;

import java.util.concurrent.locks.LockSupport;

/**
 * Stacks of calls that can be put aside and gone on with later, so that one thread of the JVM can carry many threads of a program: what
 * newer JDKs have inside for virtual threads.
 *
 * <p>The native methods are native only here. When the JDK patch copies this class into {@code java.base} it gives them bodies.
 */
public final class Fibers {

    /** What {@link Thread#getState()} understands as running, and as ended. */
    private static final int RUNNABLE = 5;

    private static final int TERMINATED = 2;

    private Fibers() {}

    /** Returns whether this JVM has them, also while monitors are held. */
    public static native boolean areThere();

    /** Returns a stack on which nothing has been called yet. */
    public static native Object create(Runnable body);

    /** Goes on with a stack, on which the given thread is the current one, until it is put aside or its body has ended. */
    public static void run(Object stack, Thread carrier, Thread thread) {
        ThreadSlot.carrier(thread, carrier);
        goOn(stack, carrier, thread);
        ThreadSlot.carrier(thread, null);
    }

    private static native void goOn(Object stack, Thread carrier, Thread thread);

    /** Puts the current stack aside; returns false if that cannot be done now, else true when somebody goes on with it. */
    public static native boolean putAside();

    /** Returns whether the body of a stack has ended. */
    public static native boolean isDone(Object stack);

    /** Returns the calls of a stack that was put aside. */
    public static native StackTraceElement[] stackTrace(Object stack);

    /** Returns the thread of the JVM that carries the current stack. */
    public static native Thread carrier();

    /** Returns the size of the stack that a thread asks for, which is 0 if it does not. */
    public static native long stackSize(Thread thread);

    /** Makes a thread look like one that the JVM has started. */
    public static void begin(Thread thread) {
        ThreadSlot.hosted(thread, true);
        status(thread, RUNNABLE);
    }

    /** Returns whether the current thread is hosted and need not park, because it has been unparked before. */
    static boolean takePermit() {
        Thread thread = Thread.currentThread();
        if (thread == null || !ThreadSlot.hosted(thread) || !ThreadSlot.permit(thread)) {
            return false;
        }
        ThreadSlot.permit(thread, false);
        return true;
    }

    /** Unparks a thread that is hosted, wherever it is; returns false if it is not. */
    static boolean unpark(Thread thread) {
        if (!ThreadSlot.hosted(thread)) {
            return false;
        }
        ThreadSlot.permit(thread, true);
        Thread carrier = ThreadSlot.carrier(thread);
        if (carrier != null) {
            LockSupport.unpark(carrier);
        }
        return true;
    }

    /** Does with a thread, on a stack of its own, what the JVM does with one that it has started. */
    public static void live(Thread thread) {
        try {
            thread.run();
        } catch (Throwable e) {
            handle(thread, e);
        }
        try {
            exit(thread);
        } catch (Throwable e) {
            // The JVM does not care either.
        }
        status(thread, TERMINATED);
        ThreadSlot.hosted(thread, false);
        synchronized (thread) {
            thread.notifyAll();
        }
    }

    private static void handle(Thread thread, Throwable thrown) {
        try {
            dispatchUncaught(thread, thrown);
        } catch (Throwable e) {
            // The JVM does not care either.
        }
    }

    private static native void dispatchUncaught(Thread thread, Throwable thrown);

    private static native void exit(Thread thread);

    private static native void status(Thread thread, int status);
}
