package io.snarl.agent.junit;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Failure;
import io.snarl.agent.control.Run;
import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.strategy.Choice;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.result.FailureKind;
import java.util.List;

/** Controls nothing: for tests that have one thread, so that there is nothing to choose. */
public final class OneThread implements Controller, Strategy {

    @Override
    public Run run(Body body, Strategy strategy) {
        return run(body);
    }

    @Override
    public Run run(Body body, Schedule beginning, Strategy strategy) {
        return run(body);
    }

    @Override
    public Run replay(Body body, Schedule schedule) {
        return run(body);
    }

    @Override
    public Run follow(Body body, Schedule schedule) {
        return run(body);
    }

    private static Run run(Body body) {
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
        return new Run(failure, new Schedule(List.of()), List.of(), List.of("main"), 0, reusable);
    }

    @Override
    public boolean begin() {
        return true;
    }

    @Override
    public int choose(Choice choice) {
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
