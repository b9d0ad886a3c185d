package io.snarl.agent.execution;

import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.schedule.Schedule;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** Runs a test with one thread at a time. */
public interface Controller {

    /**
     * Runs the test once with threads chosen by the strategy, whose {@code begin} has been called and which is told how the
     * execution ended.
     */
    ExecutionResult run(TestBody body, Strategy strategy);

    /** Runs the test once, following the beginning as far as it fits before the strategy is asked. */
    ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy);

    /** Runs the test exactly as a schedule says and logs all steps; the result says where the schedule does not fit. */
    ExecutionResult replay(TestBody body, Schedule schedule);

    /** Runs the test as a schedule says as far as it fits, and without a preemption where it does not. */
    ExecutionResult follow(TestBody body, Schedule schedule);

    /**
     * Varies what no program should depend on in the executions to come: the time of day, random numbers and identity
     * hashes.
     *
     * @param circumstances 0 for the usual ones
     */
    default void vary(int circumstances) {}

    /**
     * Returns whether an execution has left this JVM unable to run others: a thread could not be ended, or the
     * initialiser of a class was broken off.
     */
    default boolean isSpent() {
        return false;
    }

    /**
     * Runs work that runs tests, and returns even if a test does not give its thread back.
     *
     * @param lost computes the result in that case from the failure
     */
    default <T> T supervise(Callable<T> work, Function<Failure, T> lost) throws Exception {
        return work.call();
    }
}
