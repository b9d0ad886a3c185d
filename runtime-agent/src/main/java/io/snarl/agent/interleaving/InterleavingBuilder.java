package io.snarl.agent.interleaving;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.contract.interleaving.Interleaving;
import java.util.ArrayList;
import java.util.List;

/** Builds the interleaving of an execution: its relevant steps, and its failure in words. */
public final class InterleavingBuilder {

    private InterleavingBuilder() {}

    /** Builds the interleaving. */
    public static Interleaving of(ExecutionResult run) {
        List<Row> rows = RowExcerpt.of(RepetitionFolder.fold(RowBuilder.of(run)));
        List<String> ending = new ArrayList<>();
        if (run.failed()) {
            add(ending, run.failure());
        }
        return new InterleavingSteps(run, rows).interleaving(ending);
    }

    private static void add(List<String> ending, Failure failure) {
        failure.summary().strip().lines().forEach(ending::add);
        failure.details().stream().flatMap(detail -> ("  " + detail).lines()).forEach(ending::add);
    }
}
