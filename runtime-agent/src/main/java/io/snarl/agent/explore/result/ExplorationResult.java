package io.snarl.agent.explore.result;

import io.snarl.agent.execution.Failure;
import io.snarl.contract.result.TestResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Converts the result of an exploration into the form that is written to the file of results. */
public final class ExplorationResult {

    private ExplorationResult() {}

    /**
     * Makes the result.
     *
     * @param className the class of the test, or null
     * @param method the method of the test, or null if the test is none
     * @param replayed the schedule file that was replayed, or null
     */
    public static TestResult of(
            Exploration exploration, String className, String method, String display, Path replayed) {
        Optional<Failure> failure = Optional.ofNullable(exploration.failure());
        return new TestResult(
                exploration.test(),
                Optional.ofNullable(className),
                Optional.ofNullable(method),
                display,
                exploration.outcome(),
                failure.map(Failure::kind),
                exploration.schedules(),
                exploration.spent().toMillis(),
                Optional.of(exploration.strategy()),
                Optional.of(exploration.claim()),
                failure.map(Failure::summary),
                failure.map(Failure::details).orElse(List.of()),
                Optional.ofNullable(exploration.scheduleFile()),
                Optional.ofNullable(exploration.interleavingFile()),
                exploration.remarks(),
                failure.map(Failure::deadlock),
                Optional.ofNullable(replayed).map(file -> new TestResult.Replayed(file, exploration.reproduced())),
                exploration.collected());
    }
}
