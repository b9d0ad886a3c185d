package io.snarl.core.kind;

import io.snarl.core.carve.Reason;
import io.snarl.core.trial.TestSources;
import java.util.List;
import java.util.Map;

/** The bugs that a kind has predicted. */
public interface Candidates {

    /** Returns those that could become tests. */
    List<? extends Candidate> list();

    /** Returns how many others cannot, whatever is tried, by reason. */
    Map<Reason, Long> infeasible();

    /** Returns what the kind counts, by the names of its {@link io.snarl.core.finding.FindingFormat#counts}. */
    Map<String, Long> counts();

    /** Returns the classes whose objects no threads share in a test, since nothing says that they are made for several. */
    default List<String> notExamined() {
        return List.of();
    }

    /** Begins to try the candidates. */
    TrialQueue trials(TestSources sources);
}
