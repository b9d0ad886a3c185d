package io.snarl.agent.interleaving;

import io.snarl.agent.execution.ExecutionStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A row of the interleaving. */
sealed interface Row {

    /** Returns how many steps it stands for. */
    int steps();

    /** Returns whether it can be shown together with another one as a repetition. */
    boolean repeats(Row other);

    /** Returns one row in place of all those that repeat this one, given in order. */
    Row inPlaceOf(List<Row> all);

    /**
     * A step.
     *
     * @param text what was done
     * @param mark how the execution ended here, or null
     */
    record StepRow(ExecutionStep step, String text, String mark) implements Row {

        int thread() {
            return step.thread();
        }

        /** Returns what came of it. */
        List<String> notes() {
            List<String> notes = new ArrayList<>();
            if (step.outcome() != null) {
                notes.add("-> " + step.outcome());
            }
            if (mark != null) {
                notes.add("=> " + mark);
            }
            return notes;
        }

        @Override
        public int steps() {
            return 1;
        }

        @Override
        public boolean repeats(Row other) {
            return other instanceof StepRow done
                    && thread() == done.thread()
                    && step.kind() == done.step.kind()
                    && step.object() == done.step.object()
                    && step.part() == done.step.part()
                    && Objects.equals(step.source(), done.step.source())
                    && notes().equals(done.notes())
                    && withoutValue(text).equals(withoutValue(done.text));
        }

        @Override
        public Row inPlaceOf(List<Row> all) {
            String last = ((StepRow) all.get(all.size() - 1)).text;
            boolean always = all.stream().allMatch(row -> ((StepRow) row).text.equals(text));
            return always
                    ? this
                    : new StepRow(
                            step,
                            text + " ... " + last.substring(withoutValue(last).length()),
                            mark);
        }

        /** {@code reads value: } of {@code reads value: 7}. */
        private static String withoutValue(String text) {
            int colon = text.indexOf(": ");
            return colon < 0 ? text : text.substring(0, colon + 2);
        }
    }

    /** Steps of a thread, or of {@link #SEVERAL}, that are not shown. */
    record FoldedRow(int thread, int steps, String text) implements Row {

        static final int SEVERAL = -1;

        FoldedRow(int thread, int steps) {
            this(thread, steps, steps == 1 ? "... 1 step" : "... " + steps + " steps");
        }

        @Override
        public boolean repeats(Row other) {
            return other instanceof FoldedRow folded && thread == folded.thread;
        }

        @Override
        public Row inPlaceOf(List<Row> all) {
            boolean always = all.stream().allMatch(row -> row.steps() == steps);
            return always ? this : new FoldedRow(thread, steps, "... some steps");
        }
    }

    /**
     * Rows that repeat themselves in succession.
     *
     * @param steps all of them together
     */
    record Repeated(List<Row> rows, int times, int steps) implements Row {

        @Override
        public boolean repeats(Row other) {
            return false;
        }

        @Override
        public Row inPlaceOf(List<Row> all) {
            return this;
        }
    }
}
