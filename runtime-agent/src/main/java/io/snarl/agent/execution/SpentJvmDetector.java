package io.snarl.agent.execution;

import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.schedule.Schedule;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** Detects executions that leave this JVM unable to run others, whichever part of an exploration has asked for them. */
public final class SpentJvmDetector implements Controller {

    private final Controller controller;
    private volatile boolean spent;

    private SpentJvmDetector(Controller controller) {
        this.controller = controller;
    }

    /** Returns a detector for the executions of a controller; the controller itself if it is one. */
    public static SpentJvmDetector of(Controller controller) {
        return controller instanceof SpentJvmDetector detector ? detector : new SpentJvmDetector(controller);
    }

    @Override
    public boolean isSpent() {
        return spent;
    }

    @Override
    public ExecutionResult run(TestBody body, Strategy strategy) {
        return checked(controller.run(body, strategy));
    }

    @Override
    public ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy) {
        return checked(controller.run(body, beginning, strategy));
    }

    @Override
    public ExecutionResult replay(TestBody body, Schedule schedule) {
        return checked(controller.replay(body, schedule));
    }

    @Override
    public ExecutionResult follow(TestBody body, Schedule schedule) {
        return checked(controller.follow(body, schedule));
    }

    private ExecutionResult checked(ExecutionResult result) {
        spent |= !result.reusable();
        return result;
    }

    @Override
    public void vary(int circumstances) {
        controller.vary(circumstances);
    }

    @Override
    public <T> T supervise(Callable<T> work, Function<Failure, T> lost) throws Exception {
        return controller.supervise(work, failure -> {
            spent = true;
            return lost.apply(failure);
        });
    }
}
