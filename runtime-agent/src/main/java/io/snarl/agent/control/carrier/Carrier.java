package io.snarl.agent.control.carrier;

import io.snarl.agent.hooks.Fibers;

/**
 * A thread of the JVM that goes on with the stacks of other threads, one at a time: with whoever was given the turn when the one before has put
 * its stack aside. There is more than one only where a thread keeps its carrier.
 */
public final class Carrier extends Thread {

    private static final boolean SUPPORTED = Fibers.areThere() && !Debugger.isAttached();

    private static Carrier idle;

    private final ThreadSignal signal = new ThreadSignal(this);
    private FiberSignal assigned;
    private FiberSignal carried;
    private FiberSignal next;
    private Carrier nextIdle;
    private volatile boolean lost;

    private Carrier(FiberSignal first) {
        super("snarl carrier");
        assigned = first;
        setDaemon(true);
    }

    /** Starts a thread; where that is possible in such a way that it is carried, and those that it starts under control are too. */
    public static void start(Thread thread) {
        if (SUPPORTED && FiberSignal.canHost(thread)) {
            FiberSignal.hosting(thread).give();
        } else {
            thread.start();
        }
    }

    /** Returns whether the current thread is carried, so that it costs next to nothing to hand over. */
    public static boolean isCurrentCarried() {
        return current() != null;
    }

    /** Returns the carrier of the current thread; null if nobody carries it. */
    static Carrier current() {
        return SUPPORTED && Fibers.carrier() instanceof Carrier carrier ? carrier : null;
    }

    /** Goes on with a stack: when the current thread has put its own aside, or on another carrier if nobody carries the current thread. */
    static void goOnWith(FiberSignal fiber) {
        Carrier mine = current();
        if (mine == null || mine.lost) {
            assign(fiber);
        } else {
            mine.next = fiber;
        }
    }

    private static void assign(FiberSignal fiber) {
        Carrier found;
        synchronized (Carrier.class) {
            found = idle;
            idle = found == null ? null : found.nextIdle;
        }
        if (found == null) {
            new Carrier(fiber).start();
        } else {
            found.assigned = fiber;
            found.signal.give();
        }
    }

    FiberSignal carried() {
        return carried;
    }

    /** Lets another carrier go on with whoever is next, since the current thread is about to keep this one. */
    void standIn() {
        FiberSignal waiting = next;
        next = null;
        if (waiting != null) {
            assign(waiting);
        }
    }

    /** Notes that the thread which it carries does not give its turn back, so that it is of no use any more. */
    void lose() {
        lost = true;
        interrupt();
    }

    @Override
    public void run() {
        FiberSignal fiber = assigned;
        while (!lost) {
            while (fiber != null && !lost) {
                fiber = carry(fiber);
            }
            fiber = lost ? null : awaitFiber();
        }
    }

    /** Carries a thread; returns the one that goes on after it, null if none does here. */
    private FiberSignal carry(FiberSignal fiber) {
        carried = fiber;
        next = null;
        fiber.carriedBy(this);
        Fibers.run(fiber.stack(), this, fiber.thread());
        FiberSignal following = next;
        return fiber.isLeft() ? following : fiber;
    }

    private FiberSignal awaitFiber() {
        Thread.interrupted();
        synchronized (Carrier.class) {
            nextIdle = idle;
            idle = this;
        }
        signal.await();
        return assigned;
    }
}
