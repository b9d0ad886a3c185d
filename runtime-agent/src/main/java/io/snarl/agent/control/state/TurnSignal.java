package io.snarl.agent.control.state;

import io.snarl.agent.hooks.ThreadSlot;
import java.util.concurrent.locks.LockSupport;

/**
 * Signals one thread that it may go on.
 *
 * <p>A thread may spin for a moment before it parks, since the next hand-over is seldom more than some microseconds away.
 */
public final class TurnSignal {

    private final Thread thread;
    private volatile boolean given;
    private volatile boolean parked;
    private volatile boolean done;

    public TurnSignal(Thread thread) {
        this.thread = thread;
    }

    public void give() {
        given = true;
        if (parked) {
            // Else it would look like a permit that the program gives.
            ThreadSlot.pause();
            LockSupport.unpark(thread);
            ThreadSlot.resume();
        }
    }

    /** Returns whether the thread has not noticed its turn yet. */
    public boolean isGiven() {
        return given;
    }

    public void take() {
        given = false;
    }

    /**
     * Waits on an object whose monitor the thread holds, because nothing else releases it to others. The thread is woken by an
     * interruption, for which nobody has to take the monitor.
     */
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

    /** Signals a thread that waits on an object. */
    public void giveOn() {
        given = true;
        if (parked) {
            thread.interrupt();
        }
        // Only then the other may forget that it was interrupted.
        done = true;
    }

    /** Waits for a limited time; returns false if the turn did not come. */
    public boolean await(long nanos) {
        long deadline = System.nanoTime() + nanos;
        while (!given) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            parked = true;
            if (!given) {
                LockSupport.parkNanos(this, left);
            }
            parked = false;
            Thread.interrupted();
        }
        given = false;
        return true;
    }

    public void await() {
        int looks = SpinPolicy.looks();
        if (looks > 0 && spin(looks)) {
            given = false;
            return;
        }
        parked = true;
        while (!given) {
            LockSupport.park(this);
            if (thread.isInterrupted()) {
                // The interruption is meant for the program, and keeps the thread from parking.
                Thread.yield();
            }
        }
        parked = false;
        given = false;
    }

    private boolean spin(int most) {
        int looks = 0;
        while (!given && looks < most) {
            looks++;
            Thread.onSpinWait();
        }
        SpinPolicy.learn(looks);
        return looks < most;
    }
}
