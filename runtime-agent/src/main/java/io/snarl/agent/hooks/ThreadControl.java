package io.snarl.agent.hooks;

/** Steers one thread; the methods of {@link Points} say when each is called. */
public abstract class ThreadControl {

    /** While this is not zero the thread is left alone: it runs the scheduler's own code, or the JVM's. */
    public int deaf;

    /** Hears what the thread calls and makes as long as it is steered; null if nobody does. */
    public ThreadListener listener;

    public abstract void access(Object self, int site);

    public abstract void accessStatic(int site);

    public abstract void accessElement(Object array, int index, int site);

    public abstract void update(Object self, int site);

    public abstract void monitorEnter(Object object, int site);

    public abstract void monitorExit(Object object, int site);

    public abstract boolean await(Object object, long nanos, int site) throws InterruptedException;

    public abstract boolean notify(Object object, boolean all, int site);

    public abstract boolean sleep(long nanos, int site) throws InterruptedException;

    public abstract boolean yield(int site);

    public abstract boolean park(Object blocker, boolean timed, long nanos, int site);

    public abstract boolean unpark(Thread thread, int site);

    /** Returns whether the thread is not to be started by the JVM any more, which is possible only where the caller says so. */
    public abstract boolean starting(Thread thread, boolean mayHost, int site);

    public abstract void begin(int site);

    public abstract void end(int site);

    public abstract boolean join(Thread thread, long nanos, int site) throws InterruptedException;

    public abstract Thread.State stateOf(Thread thread, int site);

    public abstract void look(Thread thread, int site);

    public abstract void interrupting(Thread thread, int site);

    public abstract void interrupted(Thread thread);

    public abstract boolean uncaught(Throwable thrown);

    public abstract void locking(Object lock, Object synchronizer, int site);

    public abstract void locked(Object lock, Object synchronizer, int site);

    public abstract void notLocked(Object lock, Object synchronizer, int site);

    public abstract void unlocked(Object lock, Object synchronizer, int site);

    public abstract void awaiting(Object condition, Object synchronizer, int site);

    public abstract void awoken(Object condition, Object synchronizer, int site);

    public abstract void initialising();

    public abstract void initialised();

    public abstract void initialisingFailed();

    public abstract void worksFor(Object pool);

    public abstract void workerMade(Object pool, Thread worker);

    public abstract void poolMade(Object pool);

    public abstract Object commonPool(Object pool);

    public abstract void task(int site);

    public abstract long nanoTime(int site);

    public abstract long randomSeed();

    /** Another thread, which nobody steers, has unparked this one. */
    public abstract void unparkedFromOutside();
}
