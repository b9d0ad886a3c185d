package io.snarl;

/** An action together with what it has thrown. */
final class Task implements Runnable {

    private final Parallel.Action action;
    private volatile Throwable thrown;

    Task(Parallel.Action action) {
        this.action = action;
    }

    @Override
    public void run() {
        try {
            action.run();
        } catch (Throwable e) {
            thrown = e;
        }
    }

    /** Throws what the tasks have thrown, if anything. */
    static void rethrow(Task[] tasks) {
        Throwable first = null;
        for (Task task : tasks) {
            first = join(first, task.thrown);
        }
        if (first != null) {
            throw Task.<RuntimeException>unchanged(first);
        }
    }

    /** Tells of what the tasks have thrown besides an error that stands for all of them. */
    static void suppress(Task[] tasks, Throwable error) {
        for (Task task : tasks) {
            join(error, task.thrown);
        }
    }

    private static Throwable join(Throwable first, Throwable other) {
        if (first == null) {
            return other;
        }
        // Two actions may throw one and the same exception, which cannot suppress itself.
        if (other != null && other != first) {
            first.addSuppressed(other);
        }
        return first;
    }

    /** Lets a test fail by the exception itself, though no test wants to declare it. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E unchanged(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
