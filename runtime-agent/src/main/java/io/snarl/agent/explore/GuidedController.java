package io.snarl.agent.explore;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.schedule.Schedule;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * Starts every other schedule of a strategy with the beginning of a stored one, since a bug is likely to be near one that
 * was found before.
 *
 * <p>A systematic strategy is left alone, since it claims to have tried all schedules of some sort.
 */
final class GuidedController implements Controller {

    private final Controller controller;
    private final Schedule beginning;
    private int runs;

    GuidedController(Controller controller, Schedule beginning) {
        this.controller = controller;
        this.beginning = beginning;
    }

    @Override
    public ExecutionResult run(TestBody body, Strategy strategy) {
        return strategy.isSystematic() || runs++ % 2 == 1
                ? controller.run(body, strategy)
                : controller.run(body, beginning, strategy);
    }

    @Override
    public ExecutionResult run(TestBody body, Schedule other, Strategy strategy) {
        return controller.run(body, other, strategy);
    }

    @Override
    public ExecutionResult replay(TestBody body, Schedule schedule) {
        return controller.replay(body, schedule);
    }

    @Override
    public ExecutionResult follow(TestBody body, Schedule schedule) {
        return controller.follow(body, schedule);
    }

    @Override
    public boolean isSpent() {
        return controller.isSpent();
    }

    @Override
    public void vary(int circumstances) {
        controller.vary(circumstances);
    }

    @Override
    public <T> T supervise(Callable<T> work, Function<Failure, T> lost) throws Exception {
        return controller.supervise(work, lost);
    }
}
