package io.snarl.agent.execution;

import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.strategy.Strategy;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** Runs a test with one thread at a time. */
public interface Controller {

    /**
     * Runs the test once with threads chosen by the strategy, whose {@code begin} has been called and which is told how the
     * execution ended.
     */
    ExecutionResult run(TestBody body, Strategy strategy);

    /** The same, but the strategy is asked only once the beginning has been followed to its end, or as far as it fits. */
    ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy);

    /** Runs the test exactly as a schedule says, with all steps in the result; says where it no longer fits. */
    ExecutionResult replay(TestBody body, Schedule schedule);

    /** Runs the test as a schedule says as far as it fits, and without a preemption where it does not. */
    ExecutionResult follow(TestBody body, Schedule schedule);

    /**
     * Lets what no program should depend on be different in the executions to come: the time of day, random numbers and identity
     * hashes.
     *
     * @param circumstances 0 for those that executions have in common
     */
    default void vary(int circumstances) {}

    /**
     * Whether an execution has left this JVM unable to run others: a thread could not be ended, or the initialiser of a class
     * was broken off.
     */
    default boolean isSpent() {
        return false;
    }

    /**
     * Does work that runs tests in such a way that the caller goes on even if a test does not give its thread back.
     *
     * @param lost what the caller gets in that case, from what went wrong
     */
    default <T> T supervise(Callable<T> work, Function<Failure, T> lost) throws Exception {
        return work.call();
    }
}
