package callbacks;

/** Runs the first task that it is given, and no other; but two threads may both be the first. */
class Once {

    private boolean done;

    void run(Runnable task) {
        if (!isDone()) {
            task.run();
            finish();
        }
    }

    synchronized boolean isDone() {
        return done;
    }

    private synchronized void finish() {
        done = true;
    }
}
