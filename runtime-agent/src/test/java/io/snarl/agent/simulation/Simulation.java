package io.snarl.agent.simulation;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Run;
import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.strategy.Strategy;

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
    public Run run(Body body, Strategy strategy) {
        return run(strategy, new Decider.ByStrategy(strategy));
    }

    @Override
    public Run run(Body body, Schedule beginning, Strategy strategy) {
        return run(strategy, new Decider.Guided(beginning, strategy));
    }

    private Run run(Strategy strategy, Decider decider) {
        runs++;
        Run run = new Execution(program, decider, stepLimit).run(false);
        strategy.end(run.choices(), run.failed());
        if (run.failed() && !run.showsBug()) {
            strategy.doubt(run.failure().summary());
        }
        return run;
    }

    @Override
    public Run replay(Body body, Schedule schedule) {
        runs++;
        return new Execution(program, new Decider.Strict(schedule), stepLimit).run(true);
    }

    @Override
    public Run follow(Body body, Schedule schedule) {
        runs++;
        return new Execution(program, new Decider.Lenient(schedule), stepLimit).run(false);
    }
}
