package io.snarl.agent.fuzz;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.SpentJvmDetector;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.catalog.StrategyCatalog;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.schedule.StoredSchedules;
import io.snarl.contract.settings.CollectMode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;

/**
 * The run of controlled tests that this JVM was started for.
 *
 * @param settings what is to be done
 * @param controller what runs a test with one thread at a time
 * @param strategies makes a strategy for a test from a seed
 * @param untouched what could not be rewritten, which grows as classes are loaded
 * @param rewriting tells how many nanoseconds rewriting classes has taken
 */
public record FuzzRun(
        FuzzRunSettings settings,
        Controller controller,
        LongFunction<Strategy> strategies,
        Collection<UntouchedCode> untouched,
        LongSupplier rewriting) {

    private static FuzzRun current;

    public FuzzRun {
        controller = SpentJvmDetector.of(controller);
    }

    /** Creates a run with the strategy that its settings name. */
    public static FuzzRun of(
            FuzzRunSettings settings,
            Controller controller,
            Collection<UntouchedCode> untouched,
            LongSupplier rewriting) {
        return new FuzzRun(
                settings,
                controller,
                seed -> StrategyCatalog.named(settings.strategy(), seed, settings.pctDepth(), settings.preemptions()),
                untouched,
                rewriting);
    }

    /** Returns the same except that every test that is found is run. */
    public FuzzRun ofAllTests() {
        return new FuzzRun(settings.withAllTests(), controller, strategies, untouched, rewriting);
    }

    /** Returns the same except that something else is collected. */
    public FuzzRun collecting(CollectMode collect) {
        return new FuzzRun(settings.collecting(collect), controller, strategies, untouched, rewriting);
    }

    /** Returns the same for one adopted test, which has a directory in the output directory. */
    public FuzzRun forAdopted(String directory) {
        return new FuzzRun(settings.forAdopted(directory), controller, strategies, untouched, rewriting);
    }

    /** Returns the same for a trial of the lab, which has an output directory of its own. */
    public FuzzRun forTrial(Path directory, CollectMode collect) {
        return new FuzzRun(settings.forTrial(directory, collect), controller, strategies, untouched, rewriting);
    }

    /** Makes this JVM run tests under control; called once, by the agent, before the program starts. */
    public static void start(FuzzRun run) {
        current = run;
    }

    /** Returns the run of this JVM; null in a JVM without the agent, or where the agent is there for something else. */
    public static FuzzRun current() {
        return current;
    }

    /** Returns the schedules that are to be replayed, or null. */
    public StoredSchedules replayed() {
        try {
            return settings.replay() == null ? null : StoredSchedules.read(settings.replay());
        } catch (IOException e) {
            throw new UncheckedIOException("The schedule cannot be replayed: " + e.getMessage(), e);
        }
    }

    /** Makes an explorer whose choices depend on a seed. */
    public Explorer explorer(Budget budget, long seed) {
        return new Explorer(controller, () -> strategies.apply(seed), seed, budget, settings.output());
    }
}
