package io.snarl.spi;

/** Runs parallel actions of a test in place of plain threads; found by {@link java.util.ServiceLoader}. */
public interface ParallelRunner {

    /** Returns whether the current thread belongs to a test that is being run under control. */
    boolean controls();

    /**
     * Runs each action on a thread of its own and returns when all have ended.
     *
     * @return what each action has thrown, or null for one that has thrown nothing
     */
    Throwable[] run(ParallelAction[] actions);
}
