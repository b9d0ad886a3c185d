package io.snarl.agent.interleaving;

import io.snarl.agent.control.Failure;
import io.snarl.agent.control.Run;
import io.snarl.contract.interleaving.Interleaving;
import java.util.ArrayList;
import java.util.List;

/** Shows an execution whose steps are known: those that matter, and its failure in words. */
public final class Explanation {

    private Explanation() {}

    /** Shows an execution. */
    public static Interleaving of(Run run) {
        List<Row> rows = Excerpt.of(Repetitions.fold(Rows.of(run)));
        List<String> ending = new ArrayList<>();
        if (run.failed()) {
            add(ending, run.failure());
        }
        return new ShownSteps(run, rows).interleaving(ending);
    }

    private static void add(List<String> ending, Failure failure) {
        failure.summary().strip().lines().forEach(ending::add);
        failure.details().stream().flatMap(detail -> ("  " + detail).lines()).forEach(ending::add);
    }
}
