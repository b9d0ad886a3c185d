package io.snarl.agent.controlled;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.catalog.StrategyCatalog;
import io.snarl.contract.settings.StrategyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;

/** What the child JVM explores programs with, and where it writes what came of it. */
final class Laboratory {

    static final long SEED = 7;

    private static final int PCT_DEPTH = 3;

    private final FuzzRun run = FuzzRun.current();

    Controller controller() {
        return run.controller();
    }

    static Strategy strategy(StrategyName name, long seed, int preemptions) {
        return StrategyCatalog.named(name, seed, PCT_DEPTH, preemptions);
    }

    Explorer explorer(StrategyName strategy, long seed, int preemptions, int schedules) {
        return new Explorer(
                controller(),
                () -> strategy(strategy, seed, preemptions),
                seed,
                new Budget(schedules, Duration.ofMinutes(1)),
                run.settings().output());
    }

    /** Tells which cases will be run, so that none gets lost. */
    void announce(List<Case> cases) throws IOException {
        Files.write(
                run.settings().output().resolve("cases.txt"),
                cases.stream().map(Case::name).toList());
    }

    void write(String name, Properties result) throws IOException {
        Path file = run.settings().output().resolve(name + ".properties");
        try (var out = Files.newBufferedWriter(file)) {
            result.store(out, null);
        }
    }
}
