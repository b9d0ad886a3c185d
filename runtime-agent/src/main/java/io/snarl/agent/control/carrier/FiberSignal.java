package io.snarl.agent.control.carrier;

import io.snarl.agent.hooks.Fibers;
import io.snarl.agent.hooks.ThreadSlot;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * Signals a thread that lives on a stack of its own, which a {@link Carrier} goes on with: to hand over is to go on with another stack.
 * Where a stack cannot be put aside, because native code has called it, and where a thread really waits on an object, it keeps its carrier, and
 * another one carries the rest.
 */
public final class FiberSignal implements TurnSignal {

    /** It has its turn, or is about to put its stack aside. */
    private static final int RUNS = 0;

    /** The turn is given to it, and it has not noticed. */
    private static final int GIVEN = 1;

    /** Its stack is put aside, so that whoever gives the turn sees to it that a carrier goes on with it. */
    private static final int ASIDE = 2;

    /** It keeps its carrier, which is parked. */
    private static final int PARKED = 3;

    /** It keeps its carrier, which waits on an object. */
    private static final int WAITS = 4;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(FiberSignal.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Thread thread;
    private final Object stack;
    private volatile int state = ASIDE;
    private volatile boolean woken;

    /** Read by the watchdog too, which need not be told at once. */
    private Carrier carrier;

    private boolean begun;

    private FiberSignal(Thread thread) {
        this.thread = thread;
        this.stack = Fibers.create(() -> Fibers.live(thread));
    }

    /** Returns the signal of the current thread; null if that is none which is carried. */
    static FiberSignal current() {
        Carrier carrier = Carrier.current();
        return carrier == null ? null : carrier.carried();
    }

    /** Returns whether a thread that is about to be started can live on a stack which somebody else carries. */
    static boolean canHost(Thread thread) {
        return !thread.getClass().getName().equals("java.lang.VirtualThread") && Fibers.stackSize(thread) == 0;
    }

    /** Creates the signal of a thread that is about to be started, and makes it look as if the JVM had started it. */
    static FiberSignal hosting(Thread thread) {
        Fibers.begin(thread);
        return new FiberSignal(thread);
    }

    // ---- for whoever carries it

    Thread thread() {
        return thread;
    }

    Object stack() {
        return stack;
    }

    void carriedBy(Carrier by) {
        carrier = by;
        begun = true;
    }

    /** Returns whether it needs no carrier for the moment: it has not got its turn back meanwhile. */
    boolean isLeft() {
        carrier = null;
        return Fibers.isDone(stack) || STATE.compareAndSet(this, RUNS, ASIDE);
    }

    // ---- for the threads of an execution

    @Override
    public void give() {
        int before = (int) STATE.getAndSet(this, GIVEN);
        switch (before) {
            case ASIDE -> Carrier.goOnWith(this);
            case PARKED -> {
                // Else it would look like a permit that the program gives.
                ThreadSlot.pause();
                LockSupport.unpark(carrier);
                ThreadSlot.resume();
            }
            case WAITS -> {
                carrier.interrupt();
                // Only then it may forget that it was interrupted.
                woken = true;
            }
            default -> {
                // It will notice.
            }
        }
    }

    @Override
    public void giveOn() {
        give();
    }

    @Override
    public boolean isGiven() {
        return state == GIVEN;
    }

    @Override
    public void take() {
        STATE.compareAndSet(this, GIVEN, RUNS);
    }

    @Override
    public void await() {
        while (state != GIVEN) {
            if (!Fibers.putAside()) {
                carrier.standIn();
                park();
            }
        }
        state = RUNS;
    }

    private void park() {
        if (STATE.compareAndSet(this, RUNS, PARKED)) {
            while (state != GIVEN) {
                LockSupport.park(this);
            }
        }
    }

    @Override
    public void awaitOn(Object object) {
        carrier.standIn();
        if (STATE.compareAndSet(this, RUNS, WAITS)) {
            while (state != GIVEN) {
                try {
                    object.wait();
                } catch (InterruptedException e) {
                    // By whoever gives the turn.
                }
            }
            while (!woken) {
                Thread.onSpinWait();
            }
            woken = false;
        }
        state = RUNS;
    }

    @Override
    public boolean isHosted() {
        return true;
    }

    @Override
    public Thread runner() {
        return carrier;
    }

    @Override
    public void abandon() {
        thread.interrupt();
        Carrier lost = carrier;
        if (lost != null) {
            lost.lose();
        }
    }

    @Override
    public StackTraceElement[] stackTrace() {
        if (Thread.currentThread() == thread) {
            return new Throwable().getStackTrace();
        }
        Carrier by = carrier;
        if (by != null) {
            return by.getStackTrace();
        }
        return begun && !Fibers.isDone(stack) ? Fibers.stackTrace(stack) : new StackTraceElement[0];
    }
}
