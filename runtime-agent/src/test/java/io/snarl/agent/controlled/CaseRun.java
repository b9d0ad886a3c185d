package io.snarl.agent.controlled;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.contract.interleaving.InterleavingTable;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.ReplayableFailure;
import io.snarl.contract.settings.StrategyName;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;

/** Explores a case: until it fails and then again and again, or to show that it does not fail. */
final class CaseRun {

    private static final int SCHEDULES_TO_FIND = 1000;
    private static final int SCHEDULES_TO_PASS = 200;
    private static final int ALL_SCHEDULES = 3000;

    private final Laboratory laboratory;
    private final Case tried;
    private final Properties result = new Properties();

    CaseRun(Laboratory laboratory, Case tried) {
        this.laboratory = laboratory;
        this.tried = tried;
    }

    void run() throws Exception {
        long began = System.nanoTime();
        result.setProperty(
                "expected", tried.fails() == null ? "passes" : tried.fails().with());
        describe(laboratory.controller().supervise(this::explore, this::lost));
        result.setProperty("millis", String.valueOf((System.nanoTime() - began) / 1_000_000));
        laboratory.write(tried.name(), result);
    }

    private Exploration explore() throws IOException {
        return tried.fails() == null ? passing() : failing();
    }

    private Exploration failing() throws IOException {
        Exploration found = laboratory
                .explorer(StrategyName.MIXED, Laboratory.SEED, 0, SCHEDULES_TO_FIND)
                .explore(tried.name(), tried);
        if (found.outcome() == TestOutcome.FAILED && tried.fails().replays() > 0) {
            Exploration replay = laboratory
                    .explorer(StrategyName.MIXED, Laboratory.SEED, 0, 1)
                    .replay(
                            tried.name(),
                            tried,
                            ReplayableFailure.read(found.scheduleFile()),
                            tried.fails().replays());
            result.setProperty("replays", String.valueOf(tried.fails().replays()));
            result.setProperty("replay", replay.outcome() + ", " + replay.claim());
            result.setProperty("replay.remarks", String.join("\n", replay.remarks()));
        }
        return found;
    }

    private Exploration passing() {
        Exploration some = laboratory
                .explorer(StrategyName.MIXED, Laboratory.SEED, 0, SCHEDULES_TO_PASS)
                .explore(tried.name(), tried);
        int preemptions = tried.passes().preemptions();
        if (some.outcome() != TestOutcome.PASSED || preemptions < 0) {
            return some;
        }
        Exploration all = laboratory
                .explorer(StrategyName.EXHAUSTIVE, Laboratory.SEED, preemptions, ALL_SCHEDULES)
                .explore(tried.name(), tried);
        result.setProperty("exhaustive.preemptions", String.valueOf(preemptions));
        result.setProperty("exhaustive", all.claim());
        result.setProperty("exhaustive.schedules", String.valueOf(all.schedules()));
        return all.outcome() == TestOutcome.PASSED ? some : all;
    }

    private Exploration lost(Failure failure) {
        return new Exploration(
                tried.name(),
                TestOutcome.UNCONTROLLED,
                0,
                Duration.ZERO,
                "none",
                "the thread of the test was lost",
                failure,
                null,
                null,
                null,
                List.of());
    }

    private void describe(Exploration exploration) {
        result.setProperty("outcome", exploration.outcome().toString());
        result.setProperty("reusable", String.valueOf(!laboratory.controller().isSpent()));
        result.setProperty("claim", exploration.claim());
        result.setProperty("remarks", String.join("\n", exploration.remarks()));
        Failure failure = exploration.failure();
        if (failure != null) {
            result.setProperty("kind", failure.kind().name());
            result.setProperty("summary", failure.summary());
            result.setProperty("details", String.join("\n", failure.details()));
        }
        if (exploration.interleaving() != null) {
            result.setProperty("table", InterleavingTable.of(exploration.interleaving()));
        }
    }
}
