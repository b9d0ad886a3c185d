package io.snarl.spi;

/** Runs the actions of {@link io.snarl.Parallel} in place of plain threads; found by {@link java.util.ServiceLoader}. */
public interface ParallelRunner {

    /** Whether the current thread belongs to a test that is being run under control. */
    boolean controls();

    /**
     * Runs each action on a thread of its own and returns when all have ended.
     *
     * @param actions they throw nothing: what goes wrong in them is kept and thrown by the caller
     */
    void run(Runnable[] actions);
}
