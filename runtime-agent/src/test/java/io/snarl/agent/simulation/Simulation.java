package io.snarl.agent.simulation;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.schedule.Schedule;

/** A controller that interprets a small program, whatever the body is. */
public final class Simulation implements Controller {

    private final Program program;
    private final int stepLimit;
    private int runs;

    public Simulation(Program program) {
        this(program, 1000);
    }

    public Simulation(Program program, int stepLimit) {
        this.program = program;
        this.stepLimit = stepLimit;
    }

    /** How many executions there were. */
    public int runs() {
        return runs;
    }

    @Override
    public ExecutionResult run(TestBody body, Strategy strategy) {
        return run(strategy, new Decider.ByStrategy(strategy));
    }

    @Override
    public ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy) {
        return run(strategy, new Decider.Guided(beginning, strategy));
    }

    private ExecutionResult run(Strategy strategy, Decider decider) {
        runs++;
        ExecutionResult run = new Execution(program, decider, stepLimit).run(false);
        strategy.end(run.choices(), run.failed());
        if (run.failed() && !run.showsBug()) {
            strategy.doubt(run.failure().summary());
        }
        return run;
    }

    @Override
    public ExecutionResult replay(TestBody body, Schedule schedule) {
        runs++;
        return new Execution(program, new Decider.Strict(schedule), stepLimit).run(true);
    }

    @Override
    public ExecutionResult follow(TestBody body, Schedule schedule) {
        runs++;
        return new Execution(program, new Decider.Lenient(schedule), stepLimit).run(false);
    }
}
