package io.snarl.agent.controlled;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.settings.StrategyName;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Properties;

/** Explores cases by each strategy, and the same case twice with the same seed. */
final class StrategyRun {

    private static final int SCHEDULES = 1000;
    private static final int COMPARED_SCHEDULES = 20;
    private static final int PREEMPTIONS = 2;

    private final Laboratory laboratory;

    StrategyRun(Laboratory laboratory) {
        this.laboratory = laboratory;
    }

    void run(Case tried) throws IOException {
        var result = new Properties();
        for (StrategyName strategy : StrategyName.values()) {
            String name = JsonLine.word(strategy);
            Exploration one = explore(tried, strategy, 1);
            result.setProperty(name, one.outcome() + " " + one.failure().kind());
            result.setProperty(name + ".file", Files.readString(one.scheduleFile()));
            result.setProperty(
                    name + ".file.again",
                    Files.readString(explore(tried, strategy, 1).scheduleFile()));
            result.setProperty(name + ".schedules", schedules(tried, strategy, 1));
            result.setProperty(name + ".schedules.again", schedules(tried, strategy, 1));
            result.setProperty(name + ".schedules.otherSeed", schedules(tried, strategy, 2));
        }
        laboratory.write("strategies." + tried.name(), result);
    }

    private Exploration explore(Case tried, StrategyName strategy, long seed) {
        return laboratory.explorer(strategy, seed, PREEMPTIONS, SCHEDULES).explore(tried.name(), tried);
    }

    private String schedules(Case tried, StrategyName name, long seed) {
        var text = new StringBuilder();
        Strategy strategy = Laboratory.strategy(name, seed, PREEMPTIONS);
        for (int i = 0; i < COMPARED_SCHEDULES && strategy.begin(); i++) {
            ExecutionResult run = laboratory.controller().run(tried, strategy);
            text.append(run.schedule().switches()).append('\n');
        }
        return text.toString();
    }
}
