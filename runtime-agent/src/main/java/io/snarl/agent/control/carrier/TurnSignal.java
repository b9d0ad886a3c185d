package io.snarl.agent.control.carrier;

/** Signals one thread of an execution that it may go on, and lets it wait for that. */
public interface TurnSignal {

    /** Creates a signal for the current thread, which runs already. */
    static TurnSignal ofCurrent(Thread thread) {
        FiberSignal fiber = FiberSignal.current();
        if (fiber == null) {
            return new ThreadSignal(thread);
        }
        // It was given a turn in order to be started.
        fiber.take();
        return fiber;
    }

    /** Creates a signal for a thread that is about to be started: as a fiber where the current one is one. */
    static TurnSignal ofStarted(Thread thread) {
        return FiberSignal.current() == null || !FiberSignal.canHost(thread)
                ? new ThreadSignal(thread)
                : FiberSignal.hosting(thread);
    }

    /** Gives it the turn. */
    void give();

    /** Gives the turn to a thread that waits on an object. */
    void giveOn();

    /** Returns whether the thread has not noticed its turn yet. */
    boolean isGiven();

    /** Takes back a turn that the thread has not noticed. */
    void take();

    /** Waits for the turn. */
    void await();

    /**
     * Waits on an object whose monitor the thread holds, because nothing else releases it to others. The thread is woken by an
     * interruption, for which nobody has to take the monitor.
     */
    void awaitOn(Object object);

    /** Returns whether the thread lives on a stack that somebody else carries, so that the JVM is not to start it. */
    boolean isHosted();

    /** Returns the thread of the JVM that runs it; null if none does at the moment. */
    Thread runner();

    /** Leaves the thread to itself for good, since it does not give its turn back. */
    void abandon();

    /** Returns the calls that the thread is in. */
    StackTraceElement[] stackTrace();
}
