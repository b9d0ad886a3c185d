package io.snarl.benchmark.scheduler.subject;

/** How a test runs two things in parallel. */
public interface Threads {

    void run(Runnable one, Runnable other);

    /** By two threads that are started and joined. */
    static void plain(Runnable one, Runnable other) {
        var first = new Thread(one);
        var second = new Thread(other);
        first.start();
        second.start();
        try {
            first.join();
            second.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
