package io.snarl.agent.interleaving;

import io.snarl.agent.control.Failure;
import io.snarl.agent.control.Run;
import java.util.List;

/** An execution as a table with a column for each thread and a row for each step that matters, and its failure in words. */
public final class Interleaving {

    private Interleaving() {}

    /** Shows an execution whose steps are known. */
    public static String of(Run run) {
        List<Row> rows = Repetitions.fold(Rows.of(run));
        var text = new StringBuilder();
        Table.of(run, Excerpt.of(rows)).appendTo(text);
        if (run.failed()) {
            text.append('\n');
            append(text, run.failure());
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Failure failure) {
        text.append(failure.summary().strip()).append('\n');
        failure.details().forEach(detail -> text.append("  ").append(detail).append('\n'));
    }
}
