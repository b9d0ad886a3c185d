package io.snarl.agent.control.carrier;

import io.snarl.agent.hooks.ThreadSlot;
import java.util.concurrent.locks.LockSupport;

/**
 * Signals a thread of the JVM that it may go on.
 *
 * <p>A thread may spin for a moment before it parks, since the next hand-over is seldom more than some microseconds away.
 */
public final class ThreadSignal implements TurnSignal {

    private final Thread thread;
    private volatile boolean given;
    private volatile boolean parked;
    private volatile boolean done;

    public ThreadSignal(Thread thread) {
        this.thread = thread;
    }

    @Override
    public void give() {
        given = true;
        if (parked) {
            // Else it would look like a permit that the program gives.
            ThreadSlot.pause();
            LockSupport.unpark(thread);
            ThreadSlot.resume();
        }
    }

    @Override
    public boolean isGiven() {
        return given;
    }

    @Override
    public void take() {
        given = false;
    }

    @Override
    public void awaitOn(Object object) {
        parked = true;
        while (!given) {
            try {
                object.wait();
            } catch (InterruptedException e) {
                // By whoever gives the turn, or by the program, which knows what that means.
            }
        }
        while (!done) {
            Thread.onSpinWait();
        }
        parked = false;
        done = false;
        given = false;
        Thread.interrupted();
    }

    @Override
    public void giveOn() {
        given = true;
        if (parked) {
            thread.interrupt();
        }
        // Only then the other may forget that it was interrupted.
        done = true;
    }

    @Override
    public void await() {
        if (!spins() && !yields()) {
            park();
        }
        given = false;
    }

    /** Looks for the turn for a moment; returns whether it has come. */
    private boolean spins() {
        int most = SpinPolicy.looks();
        if (most == 0) {
            return given;
        }
        int looks = 0;
        while (!given && looks < most) {
            looks++;
            Thread.onSpinWait();
        }
        SpinPolicy.learn(looks);
        return looks < most;
    }

    /** Lets others have the processor for a while; returns whether the turn has come. */
    private boolean yields() {
        if (!YieldPolicy.allows()) {
            return given;
        }
        long start = System.nanoTime();
        long before = start;
        boolean goesOn = true;
        while (!given && goesOn) {
            Thread.yield();
            long now = System.nanoTime();
            goesOn = YieldPolicy.learn(now - before) && now - start < YieldPolicy.MOST_NANOS;
            before = now;
        }
        return given;
    }

    private void park() {
        parked = true;
        while (!given) {
            LockSupport.park(this);
            if (thread.isInterrupted()) {
                // The interruption is meant for the program, and keeps the thread from parking.
                Thread.yield();
            }
        }
        parked = false;
    }

    @Override
    public boolean isHosted() {
        return false;
    }

    @Override
    public Thread runner() {
        return thread;
    }

    @Override
    public void abandon() {
        thread.interrupt();
    }

    @Override
    public StackTraceElement[] stackTrace() {
        return thread.getStackTrace();
    }
}
