package io.snarl.agent.execution;

import io.snarl.contract.schedule.Schedule;
import java.util.List;

/**
 * The result of an execution.
 *
 * @param failure how it went wrong, or null
 * @param schedule who handed over to whom
 * @param steps all steps if they were asked for, else none
 * @param threads the names of the threads by their numbers
 * @param choices how often the strategy was asked
 * @param reusable whether this JVM can run another schedule; not if {@link #NOT_REUSABLE}
 * @param timedOut whether a thread besides the test's own waited for a time that came because nobody else could go on
 * @param accesses those of the steps that read or write
 */
public record ExecutionResult(
        Failure failure,
        Schedule schedule,
        List<ExecutionStep> steps,
        List<String> threads,
        int choices,
        boolean reusable,
        boolean timedOut,
        List<VariableAccess> accesses) {

    /** Why a JVM can run no other schedule. */
    public static final String NOT_REUSABLE =
            "a thread could not be ended, or had to be ended while it initialised a class";

    /** Creates a result without timeouts and accesses. */
    public ExecutionResult(
            Failure failure,
            Schedule schedule,
            List<ExecutionStep> steps,
            List<String> threads,
            int choices,
            boolean reusable) {
        this(failure, schedule, steps, threads, choices, reusable, false, List.of());
    }

    public boolean failed() {
        return failure != null;
    }

    /** Returns whether the test itself failed, and not only the attempt to run it. */
    public boolean showsBug() {
        return failure != null && failure.kind().isBug();
    }

    /** Returns whether the test failed in the same way as in another execution. */
    public boolean failsLike(Failure other) {
        return showsBug()
                && failure.kind() == other.kind()
                && failure.signature().equals(other.signature());
    }

    /** Returns the same result with another schedule. */
    public ExecutionResult with(Schedule other) {
        return new ExecutionResult(failure, other, steps, threads, choices, reusable, timedOut, accesses);
    }

    /** Returns the same result with another failure. */
    public ExecutionResult with(Failure other) {
        return new ExecutionResult(other, schedule, steps, threads, choices, reusable, timedOut, accesses);
    }
}
