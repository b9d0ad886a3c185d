package io.snarl.agent.junit;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.Schedule;
import java.util.List;

/** Controls nothing: for tests that have one thread, so that there is nothing to choose. */
public final class OneThread implements Controller, Strategy {

    @Override
    public ExecutionResult run(TestBody body, Strategy strategy) {
        return run(body);
    }

    @Override
    public ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy) {
        return run(body);
    }

    @Override
    public ExecutionResult replay(TestBody body, Schedule schedule) {
        return run(body);
    }

    @Override
    public ExecutionResult follow(TestBody body, Schedule schedule) {
        return run(body);
    }

    private static ExecutionResult run(TestBody body) {
        Failure failure = null;
        boolean reusable = true;
        try {
            body.run();
        } catch (Unusable e) {
            failure = new Failure(FailureKind.UNCONTROLLED, e.getMessage(), List.of(), e.getMessage(), null);
            reusable = false;
        } catch (Throwable e) {
            failure = new Failure(FailureKind.EXCEPTION, "main ended by " + e, List.of(), e.toString(), e);
        }
        return new ExecutionResult(failure, new Schedule(List.of()), List.of(), List.of("main"), 0, reusable);
    }

    @Override
    public boolean begin() {
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        throw new AssertionError("There is nothing to choose.");
    }

    @Override
    public String describe() {
        return "one thread";
    }

    /** Thrown by a test that pretends to leave a thread behind that cannot be ended. */
    public static final class Unusable extends Error {

        private static final long serialVersionUID = 1L;

        public Unusable() {
            super("a thread sleeps in native code");
        }
    }
}
