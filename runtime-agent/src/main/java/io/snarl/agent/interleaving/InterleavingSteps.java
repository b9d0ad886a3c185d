package io.snarl.agent.interleaving;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.interleaving.InterleavingStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Converts rows of all threads into the steps of those that are shown. */
final class InterleavingSteps {

    private final List<String> names;
    private final List<Integer> threads;
    private final List<InterleavingStep> steps = new ArrayList<>();
    private int hiddenSteps;

    InterleavingSteps(ExecutionResult run, List<Row> rows) {
        this.names = run.threads();
        this.threads = ColumnSelector.of(run, rows);
        rows.forEach(row -> add(row, 0));
        showHidden();
    }

    Interleaving interleaving(List<String> ending) {
        return new Interleaving(threads.stream().map(names::get).toList(), steps, ending);
    }

    private void add(Row row, int depth) {
        if (row instanceof Row.Repeated repeated) {
            addRepeated(repeated, depth);
        } else if (row instanceof Row.FoldedRow folded) {
            addRemark(folded, folded.thread(), depth, folded.text());
        } else if (row instanceof Row.StepRow done) {
            add(done, row, depth, done.text());
        }
    }

    private void addRepeated(Row.Repeated repeated, int depth) {
        int size = repeated.rows().size();
        Row first = repeated.rows().get(0);
        if (size == 1 && first instanceof Row.StepRow done) {
            add(done, repeated, depth, done.text() + " (" + repeated.times() + " times)");
        } else {
            int thread = first instanceof Row.StepRow done ? done.thread() : ((Row.FoldedRow) first).thread();
            if (threads.contains(thread)) {
                showHidden();
                String text = "the next " + size + " rows (" + repeated.times() + " times)";
                steps.add(InterleavingStep.remark(threads.indexOf(thread), depth, text));
            }
            repeated.rows().forEach(row -> add(row, depth + 1));
        }
    }

    private void add(Row.StepRow done, Row whole, int depth, String text) {
        if (!threads.contains(done.thread())) {
            hiddenSteps += whole.steps();
            return;
        }
        showHidden();
        ExecutionStep step = done.step();
        steps.add(new InterleavingStep(
                threads.indexOf(done.thread()),
                depth,
                plain(text),
                Optional.ofNullable(step.place()),
                Optional.ofNullable(step.subject()),
                Optional.ofNullable(step.outcome()).map(InterleavingSteps::plain),
                Optional.ofNullable(done.mark()).map(InterleavingSteps::plain),
                false));
    }

    private void addRemark(Row row, int thread, int depth, String text) {
        if (thread != Row.FoldedRow.SEVERAL && !threads.contains(thread)) {
            hiddenSteps += row.steps();
            return;
        }
        showHidden();
        steps.add(InterleavingStep.remark(threads.indexOf(thread), depth, text));
    }

    /** Adds a remark on the steps of threads that are not shown. */
    private void showHidden() {
        if (hiddenSteps > 0) {
            String text = hiddenSteps == 1 ? "1 step" : hiddenSteps + " steps";
            steps.add(InterleavingStep.remark(Interleaving.SEVERAL, 0, "... " + text + " of other threads"));
            hiddenSteps = 0;
        }
    }

    /** What values of the program may contain must not break a line. */
    private static String plain(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }
}
