package io.snarl.benchmark.scheduler.measured;

import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.strategy.Strategy;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import io.snarl.benchmark.scheduler.subject.Threads;
import io.snarl.contract.result.TestOutcome;
import java.time.Duration;
import java.util.concurrent.Callable;

/** Snarl with the strategy that it has if nobody names one. */
final class Snarl implements Tool {

    private static final Duration LONGEST = Duration.ofHours(1);

    private final FuzzRun run = FuzzRun.current();
    private final Threads threads;

    Snarl(Threads threads) {
        this.threads = threads;
    }

    @Override
    public boolean explore(SharedTest test, int round) {
        long seed = run.settings().seed() + round;
        var explorer = new Explorer(
                run.controller(),
                () -> run.strategies().apply(seed),
                seed,
                new Budget(Integer.MAX_VALUE, LONGEST),
                run.settings().output());
        return supervised(() -> explorer.explore(test.title(), body(test)).outcome() == TestOutcome.FAILED);
    }

    @Override
    public boolean goesOn(SharedTest test) {
        Strategy strategy = run.strategies().apply(run.settings().seed());
        return supervised(() -> {
            while (strategy.begin()) {
                if (!run.controller().run(body(test), strategy).reusable()) {
                    throw new IllegalStateException("A thread could not be ended.");
                }
            }
            return true;
        });
    }

    /** Runs tests as the engine does. */
    private boolean supervised(Callable<Boolean> work) {
        try {
            return run.controller().supervise(work, failure -> {
                throw new IllegalStateException(failure.summary());
            });
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private TestBody body(SharedTest test) {
        return test.body(threads)::run;
    }
}
