package io.snarl.agent.strategy;

/**
 * A point at which at least two threads could go on. Threads are numbered in the order of their start, the thread of the
 * test itself being 0. A choice is valid only while the strategy decides on it.
 */
public interface SchedulingChoice {

    /** Stands for no thread. */
    int NONE = -1;

    /**
     * Returns how many operations all threads have done so far. Where it has grown by more than one since the last choice, threads
     * went on unasked.
     */
    long steps();

    /** Returns the thread that has run up to here if it can go on, or {@link #NONE} if it cannot: then a switch is no preemption. */
    int current();

    /** Returns whether the current thread asks that others go first. */
    boolean yields();

    /** Returns how many threads could go on. */
    int enabledCount();

    /** One of the threads that could go on, in ascending order of their numbers. */
    int enabled(int position);

    boolean isEnabled(int thread);

    /** Returns what a thread does next, be it enabled or not. */
    Operation next(int thread);

    /**
     * Returns where a thread takes the lock that it takes next. It is the site of its operation, unless all locks of a kind are taken there:
     * then it is a number for the place that calls it, and not one of a site.
     */
    default int lockSite(int thread) {
        return next(thread).site();
    }

    /** Returns how many locks and monitors a thread holds, those that it holds several times counted once. */
    int heldCount(int thread);

    /** Returns the object number of a lock that a thread holds, the one taken first at position 0. */
    int heldObject(int thread, int position);

    /** Returns where the thread took it, as {@link #lockSite} said at that time. */
    int heldSite(int thread, int position);

    /** Returns what an object is called in every execution, or null if objects are not indexed. */
    String abstractionOf(int object);

    /** Returns what a thread is called in every execution. */
    String abstractionOfThread(int thread);
}
