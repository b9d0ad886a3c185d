package io.snarl.core.kind;

import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import java.util.List;
import java.util.Optional;

/**
 * A kind of bug: what it observes in the traces of seed tests, what it predicts and tries, and what it says of what was found.
 *
 * <p>All that is known of a kind is behind this interface and those that it hands out.
 */
public interface BugKind {

    /** Returns what several bugs of this kind are called. */
    String plural();

    /** Returns what is said of the bugs of each of its verdicts. */
    List<BugRule> rules();

    /** Returns how its findings are written and read. */
    FindingFormat format();

    /** Begins to note what matters to it while the traces of the seed tests are read. */
    SeedNotes observe();

    /** Returns what has gone wrong in the run of a test that need not have been written for this kind. */
    Optional<Defect> defectIn(TestResult test);
}
