package io.snarl;

import io.snarl.spi.ParallelAction;
import io.snarl.spi.ParallelRunner;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;

/**
 * Runs parts of a test in parallel.
 *
 * <pre>{@code
 * inParallel(
 *     () -> left.transfer(right, 10),
 *     () -> right.transfer(left, 10));
 * }</pre>
 *
 * <p>Under {@code ./gradlew fuzzConcurrentTests} the threads are interleaved in many ways, one at a time. In every other run
 * they are plain threads that start together; but a test that is {@link Adopted} is run by its schedules first, if Gradle runs it.
 */
public final class Parallel {

    /** The system property for how many seconds all actions together may take where none are given. */
    public static final String TIMEOUT_PROPERTY = "snarl.parallel.timeoutSeconds";

    private static final long DEFAULT_TIMEOUT_SECONDS = 30;

    private Parallel() {}

    /** The part of a test that one thread runs. */
    @FunctionalInterface
    public interface Action extends ParallelAction {

        @Override
        void run() throws Exception;
    }

    /**
     * Runs each action on a thread of its own and returns when all have ended.
     *
     * <p>If an action throws, the very same exception is thrown here once all have ended, also if it is a checked one; if
     * several throw, it is that of the first of them in the order of the arguments, with the others suppressed.
     *
     * @throws AssertionError if they do not end in time; its message shows where the threads are
     */
    public static void inParallel(Action... actions) {
        if (isControlled()) {
            Thrown.rethrow(Installed.RUNNER.run(actions));
        } else {
            long seconds = Long.getLong(TIMEOUT_PROPERTY, DEFAULT_TIMEOUT_SECONDS);
            Thrown.rethrow(runPlainly(actions, Duration.ofSeconds(seconds)));
        }
    }

    /**
     * Runs each action on a thread of its own and returns when all have ended, as {@link #inParallel(Action...)} does.
     *
     * @param timeout how long all of them together may take; means nothing to {@code fuzzConcurrentTests}, which sees by
     *     itself when no thread can go on
     */
    public static void inParallel(Duration timeout, Action... actions) {
        Thrown.rethrow(isControlled() ? Installed.RUNNER.run(actions) : runPlainly(actions, timeout));
    }

    /**
     * Makes each call on a thread of its own and returns what they have returned, in the order of the arguments.
     *
     * <pre>{@code
     * List<Object> drawn = callInParallel(() -> tickets.next(), () -> tickets.next());
     *
     * assertNotEquals(drawn.get(0), drawn.get(1));
     * }</pre>
     *
     * <p>If a call throws, that is thrown here as {@link #inParallel(Action...)} does.
     */
    public static List<Object> callInParallel(Callable<?>... calls) {
        Object[] results = new Object[calls.length];
        Action[] actions = new Action[calls.length];
        for (int i = 0; i < calls.length; i++) {
            int position = i;
            actions[i] = () -> results[position] = calls[position].call();
        }
        inParallel(actions);
        return Collections.unmodifiableList(Arrays.asList(results));
    }

    /**
     * Creates an action that may end by an exception, such as that of an object which another thread has closed before.
     *
     * <pre>{@code
     * inParallel(
     *     () -> pool.close(),
     *     mayThrow(IllegalStateException.class, () -> connection.close()));
     * }</pre>
     *
     * @param expected what the action may throw; any other exception is thrown as ever
     */
    public static Action mayThrow(Class<? extends Exception> expected, Action action) {
        return () -> {
            try {
                action.run();
            } catch (Exception e) {
                if (!expected.isInstance(e)) {
                    throw e;
                }
            }
        };
    }

    private static Throwable[] runPlainly(Action[] actions, Duration timeout) {
        AdoptedTestRunner.requirePassed();
        return new PlainThreads(actions, timeout).run();
    }

    private static boolean isControlled() {
        ParallelRunner runner = Installed.RUNNER;
        return runner != null && runner.controls();
    }

    /** Looked up once, because a test may run thousands of times. */
    private static final class Installed {

        static final ParallelRunner RUNNER = find();

        private static ParallelRunner find() {
            Iterator<ParallelRunner> runners = ServiceLoader.load(ParallelRunner.class, Parallel.class.getClassLoader())
                    .iterator();
            return runners.hasNext() ? runners.next() : null;
        }
    }
}
