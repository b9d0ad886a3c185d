package io.snarl.agent.hooks;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * The points at which another thread may go on, called by code that is rewritten for controlled runs: each hands its
 * arguments to whatever steers the current thread, or else does what the program asked for.
 *
 * <p>Like {@link Hooks}, no method may load a class or take a lock while nobody steers the thread.
 *
 * <p>It is one class because rewritten code, also that of the JDK's first classes, knows it by one name: a flat list without a state
 * of its own, of which each method says for itself when it is called.
 */
public final class Points {

    /** A year in milliseconds, for a wait without an end. */
    private static final long LONG_TIME = 365L * 24 * 60 * 60 * 1000;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private Points() {}

    private static ThreadControl current() {
        Thread thread = Thread.currentThread();
        // The first classes of the JDK are initialised when there is no thread object yet.
        ThreadControl control = thread == null ? null : ThreadSlot.controlOf(thread);
        return control == null || control.deaf != 0 ? null : control;
    }

    /** A field is about to be read or written. */
    public static void access(Object self, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.access(self, site);
        }
    }

    /** A static field is about to be read or written. */
    public static void accessStatic(int site) {
        ThreadControl control = current();
        if (control != null) {
            control.accessStatic(site);
        }
    }

    /** An element is about to be read or written. */
    public static void accessElement(Object array, int index, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.accessElement(array, index, site);
        }
    }

    /** An object that threads may share without a lock, such as an atomic variable, is about to be used. */
    public static void update(Object self, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.update(self, site);
        }
    }

    /** A monitor is about to be entered. */
    public static void monitorEnter(Object object, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.monitorEnter(object, site);
        }
    }

    /** A monitor is about to be left, or has just been. */
    public static void monitorExit(Object object, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.monitorExit(object, site);
        }
    }

    /** Stands for {@link Object#wait()}. */
    public static void await(Object object, int site) throws InterruptedException {
        ThreadControl control = current();
        if (control == null || !control.await(object, 0, site)) {
            object.wait();
        }
    }

    /** Stands for {@link Object#wait(long)}. */
    public static void await(Object object, long millis, int site) throws InterruptedException {
        ThreadControl control = current();
        if (control == null || millis < 0 || !control.await(object, nanos(millis, 0), site)) {
            object.wait(millis);
        }
    }

    /** Stands for {@link Object#wait(long, int)}. */
    public static void await(Object object, long millis, int nanos, int site) throws InterruptedException {
        ThreadControl control = current();
        if (control == null || millis < 0 || nanos < 0 || !control.await(object, nanos(millis, nanos), site)) {
            object.wait(millis, nanos);
        }
    }

    /** Stands for {@link Object#notify()}. */
    public static void notify(Object object, int site) {
        ThreadControl control = current();
        if (control == null || !control.notify(object, false, site)) {
            object.notify();
        }
    }

    /** Stands for {@link Object#notifyAll()}. */
    public static void notifyAll(Object object, int site) {
        ThreadControl control = current();
        if (control == null || !control.notify(object, true, site)) {
            object.notifyAll();
        }
    }

    /** Stands for {@link Thread#sleep(long)}. */
    public static void sleep(long millis, int site) throws InterruptedException {
        ThreadControl control = current();
        if (control == null || millis < 0 || !control.sleep(nanos(millis, 0), site)) {
            Thread.sleep(millis);
        }
    }

    /** Stands for {@link Thread#sleep(long, int)}. */
    public static void sleep(long millis, int nanos, int site) throws InterruptedException {
        ThreadControl control = current();
        if (control == null || millis < 0 || nanos < 0 || !control.sleep(nanos(millis, nanos), site)) {
            Thread.sleep(millis, nanos);
        }
    }

    /**
     * Stands for {@link ReferenceQueue#remove(long)}: when a reference comes is up to the garbage collector, which no schedule
     * decides, so the thread only lets time pass.
     */
    public static Reference<?> remove(ReferenceQueue<?> queue, long millis, int site) throws InterruptedException {
        if (current() == null || millis < 0) {
            return queue.remove(millis);
        }
        Reference<?> reference = queue.poll();
        while (reference == null) {
            sleep(millis == 0 ? LONG_TIME : millis, site);
            reference = queue.poll();
            if (millis > 0) {
                return reference;
            }
        }
        return reference;
    }

    /** Stands for {@link Thread#yield()} and {@link Thread#onSpinWait()}. */
    public static void yield(int site) {
        ThreadControl control = current();
        if (control == null || !control.yield(site)) {
            Thread.yield();
        }
    }

    /** Parks until there is a permit, or returns false if the thread has to do it itself. */
    public static boolean park(int site) {
        return park(null, site);
    }

    /** Parks until there is a permit, or returns false if the thread has to do it itself. */
    public static boolean park(Object blocker, int site) {
        ThreadControl control = current();
        return control == null ? Fibers.takePermit() : control.park(blocker, false, 0, site);
    }

    /** Parks for some time at most, or returns false if the thread has to do it itself. */
    public static boolean parkNanos(long nanos, int site) {
        return parkNanos(null, nanos, site);
    }

    /** Parks for some time at most, or returns false if the thread has to do it itself. */
    public static boolean parkNanos(Object blocker, long nanos, int site) {
        ThreadControl control = current();
        return control == null ? Fibers.takePermit() : nanos <= 0 || control.park(blocker, true, nanos, site);
    }

    /** Parks until some time at most, or returns false if the thread has to do it itself. */
    public static boolean parkUntil(long deadline, int site) {
        return parkUntil(null, deadline, site);
    }

    /** Parks until some time at most, or returns false if the thread has to do it itself. */
    public static boolean parkUntil(Object blocker, long deadline, int site) {
        ThreadControl control = current();
        if (control == null) {
            return Fibers.takePermit();
        }
        long nanos = nanos(deadline - control.nanoTime(site) / NANOS_PER_MILLI, 0);
        return nanos <= 0 || control.park(blocker, true, nanos, site);
    }

    /** Stands for the way of parking that {@code Unsafe} has. */
    public static void unsafePark(Object unsafe, boolean absolute, long time, int site) {
        if (absolute ? parkUntil(time, site) : time == 0 ? park(site) : parkNanos(time, site)) {
            return;
        }
        if (absolute) {
            LockSupport.parkUntil(time);
        } else if (time == 0) {
            LockSupport.park();
        } else {
            LockSupport.parkNanos(time);
        }
    }

    /** Stands for the way of unparking that {@code Unsafe} has. */
    public static void unsafeUnpark(Object unsafe, Object thread, int site) {
        if (!unpark((Thread) thread, site)) {
            LockSupport.unpark((Thread) thread);
        }
    }

    /** Gives a permit to a thread, or returns false if it has to be done in the usual way. */
    public static boolean unpark(Thread thread, int site) {
        ThreadControl control = current();
        if (control != null) {
            return control.unpark(thread, site);
        }
        ThreadControl target = thread == null ? null : ThreadSlot.controlOf(thread);
        if (target != null && !ThreadSlot.isPaused()) {
            target.unparkedFromOutside();
        }
        return thread != null && Fibers.unpark(thread);
    }

    /** Starts a thread, or returns false if the JVM has to do it. */
    public static boolean start(Thread thread, int site) {
        ThreadControl control = current();
        return control != null && control.starting(thread, true, site);
    }

    /** A thread is about to be started. */
    public static void starting(Thread thread, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.starting(thread, false, site);
        }
    }

    /** The current thread begins. */
    public static void begin(int site) {
        ThreadControl control = current();
        if (control != null) {
            control.begin(site);
        }
    }

    /** The current thread ends. */
    public static void end(int site) {
        ThreadControl control = current();
        if (control != null) {
            control.end(site);
        }
    }

    /** Waits for the end of a thread, or returns false if that has to be done in the usual way. */
    public static boolean join(Thread thread, long millis, int site) throws InterruptedException {
        ThreadControl control = current();
        return control != null && millis >= 0 && control.join(thread, nanos(millis, 0), site);
    }

    /** Waits for the end of a thread, or returns false if that has to be done in the usual way. */
    public static boolean join(Thread thread, long millis, int nanos, int site) throws InterruptedException {
        ThreadControl control = current();
        return control != null && millis >= 0 && nanos >= 0 && control.join(thread, nanos(millis, nanos), site);
    }

    /** An object that may be a thread has returned its state. */
    public static Thread.State getState(Object object, Thread.State told, int site) {
        Thread.State state = stateOf(object, site);
        return state == null ? told : state;
    }

    /** An object that may be a thread has said whether it has not ended yet. */
    public static boolean isAlive(Object object, boolean told, int site) {
        Thread.State state = stateOf(object, site);
        return state == null ? told : state != Thread.State.TERMINATED;
    }

    private static Thread.State stateOf(Object object, int site) {
        ThreadControl control = object instanceof Thread ? current() : null;
        return control == null ? null : control.stateOf((Thread) object, site);
    }

    /** An object that may be a thread has said whether it is interrupted. */
    public static boolean isInterrupted(Object object, boolean told, int site) {
        ThreadControl control = object instanceof Thread ? current() : null;
        if (control == null) {
            return told;
        }
        control.look((Thread) object, site);
        return ((Thread) object).isInterrupted();
    }

    /** Stands for {@link Thread#interrupted()}. */
    public static boolean interrupted(int site) {
        ThreadControl control = current();
        if (control != null) {
            control.look(Thread.currentThread(), site);
        }
        return Thread.interrupted();
    }

    /** Called when a thread is about to be interrupted. */
    public static void interrupting(Thread thread, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.interrupting(thread, site);
        }
    }

    /** A thread has been interrupted. */
    public static void interrupted(Thread thread) {
        ThreadControl control = current();
        if (control != null) {
            control.interrupted(thread);
        }
    }

    /** The current thread ends by an exception; returns false if its handlers are to be called. */
    public static boolean uncaught(Thread thread, Throwable thrown, int site) {
        ThreadControl control = current();
        return control != null && control.uncaught(thrown);
    }

    /** A lock of java.util.concurrent is about to be taken. */
    public static void locking(Object lock, Object synchronizer, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.locking(lock, synchronizer, site);
        }
    }

    /** A lock of java.util.concurrent has been taken. */
    public static void locked(Object lock, Object synchronizer, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.locked(lock, synchronizer, site);
        }
    }

    /** A lock of java.util.concurrent was not taken after all. */
    public static void notLocked(Object lock, Object synchronizer, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.notLocked(lock, synchronizer, site);
        }
    }

    /** A lock has been tried; the result is a truth value or a stamp and is zero if it was not taken. */
    public static void lockTried(long result, Object lock, Object synchronizer, int site) {
        ThreadControl control = current();
        if (control != null) {
            if (result != 0) {
                control.locked(lock, synchronizer, site);
            } else {
                control.notLocked(lock, synchronizer, site);
            }
        }
    }

    /** A lock of java.util.concurrent has been released. */
    public static void unlocked(Object lock, Object synchronizer, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.unlocked(lock, synchronizer, site);
        }
    }

    /** A lock of java.util.concurrent has been tried to be released. */
    public static void unlockTried(long result, Object lock, Object synchronizer, int site) {
        if (result != 0) {
            unlocked(lock, synchronizer, site);
        }
    }

    /** A thread is about to wait for a condition. */
    public static void awaiting(Object condition, Object synchronizer, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.awaiting(condition, synchronizer, site);
        }
    }

    /** A thread has ended its wait for a condition. */
    public static void awoken(Object condition, Object synchronizer, int site) {
        ThreadControl control = current();
        if (control != null) {
            control.awoken(condition, synchronizer, site);
        }
    }

    /** A class is about to be initialised. */
    public static void initialising() {
        ThreadControl control = current();
        if (control != null) {
            control.initialising();
        }
    }

    /** A class has been initialised. */
    public static void initialised() {
        ThreadControl control = current();
        if (control != null) {
            control.initialised();
        }
    }

    /** The initialiser of a class ends by an exception. */
    public static void initialisingFailed() {
        ThreadControl control = current();
        if (control != null) {
            control.initialisingFailed();
        }
    }

    /** The current thread is a worker of a pool. */
    public static void worksFor(Object pool) {
        ThreadControl control = current();
        if (control != null) {
            control.worksFor(pool);
        }
    }

    /** A pool has made a thread, which has not been started yet. */
    public static void workerMade(Object pool, Thread worker) {
        ThreadControl control = current();
        if (control != null) {
            control.workerMade(pool, worker);
        }
    }

    /** Stands for the pool that all programs of a JVM have in common. */
    public static Object commonPool(Object pool) {
        ThreadControl control = current();
        return control == null ? pool : control.commonPool(pool);
    }

    /** A task has been forked or given to a pool of such tasks, or is about to run. */
    public static void task(int site) {
        ThreadControl control = current();
        if (control != null) {
            control.task(site);
        }
    }

    /** A pool of threads is being made. */
    public static void poolMade(Object pool) {
        ThreadControl control = current();
        if (control != null) {
            control.poolMade(pool);
        }
    }

    /** Stands for {@link System#nanoTime()}. */
    public static long nanoTime(int site) {
        ThreadControl control = current();
        return control == null ? System.nanoTime() : control.nanoTime(site);
    }

    /** Stands for {@link System#currentTimeMillis()}. */
    public static long currentTimeMillis(int site) {
        ThreadControl control = current();
        return control == null ? System.currentTimeMillis() : control.nanoTime(site) / NANOS_PER_MILLI;
    }

    /** What makes one random generator differ from the next, given what the JDK would take. */
    public static long randomSeed(long usual) {
        ThreadControl control = current();
        return control == null ? usual : control.randomSeed();
    }

    private static long nanos(long millis, int nanos) {
        return millis >= Long.MAX_VALUE / NANOS_PER_MILLI ? Long.MAX_VALUE : millis * NANOS_PER_MILLI + nanos;
    }
}
