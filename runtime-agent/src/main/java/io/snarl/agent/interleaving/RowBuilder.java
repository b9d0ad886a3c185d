package io.snarl.agent.interleaving;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.contract.result.FailureKind;
import java.util.ArrayList;
import java.util.List;

/** Builds rows from the steps of an execution. */
final class RowBuilder {

    private RowBuilder() {}

    /** Returns a row for each step that matters, and one for all steps of a thread between two of them. */
    static List<Row> of(ExecutionResult run) {
        var relevance = new StepFilter(run);
        List<Row> rows = new ArrayList<>();
        int folded = 0;
        for (int i = 0; i < run.steps().size(); i++) {
            ExecutionStep step = run.steps().get(i);
            boolean matters = relevance.matters(i);
            if (folded > 0 && (matters || run.steps().get(i - 1).thread() != step.thread())) {
                rows.add(new Row.FoldedRow(run.steps().get(i - 1).thread(), folded));
                folded = 0;
            }
            if (matters) {
                boolean last = i == run.steps().size() - 1;
                rows.add(new Row.StepRow(
                        step,
                        step.text(),
                        last && run.failed() ? mark(run.failure().kind()) : null));
            } else {
                folded++;
            }
        }
        return rows;
    }

    private static String mark(FailureKind kind) {
        return switch (kind) {
            case DEADLOCK -> "deadlock";
            case EXCEPTION -> "exception";
            case VIOLATION -> "no order of the calls comes to this";
            case ENDLESS -> "it does not end";
            case UNCONTROLLED -> "not controlled any more";
            case DIVERGED -> "the schedule does not fit any more";
        };
    }
}
