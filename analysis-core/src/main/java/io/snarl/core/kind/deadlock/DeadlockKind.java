package io.snarl.core.kind.deadlock;

import io.snarl.contract.result.TestResult;
import io.snarl.contract.settings.CollectMode;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.lab.Collecting;
import java.util.List;
import java.util.Optional;

/** Threads that wait for each other's locks in a cycle. */
public final class DeadlockKind implements BugKind {

    /** Threads wait for each other in a cycle. */
    public static final Verdict DEADLOCK =
            Verdict.ofBug("deadlock", 1, "deadlocks with").withoutIdEnding();

    static final Collecting COLLECTING = new Collecting(CollectMode.DEADLOCKS.word());

    private static final BugRule RULE = new BugRule(
            DEADLOCK,
            "DeadlockedThreads",
            "Threads wait for each other",
            "Calls that run at the same time each hold a lock and wait for one that another call holds."
                    + " None of them ever goes on.",
            "Let all calls take the locks in the same order, or hold none while calling code that takes another.",
            "external/cwe/cwe-833",
            "Threads wait for each other's locks for ever.",
            "deadlocks");

    @Override
    public String plural() {
        return "deadlocks";
    }

    @Override
    public List<BugRule> rules() {
        return List.of(RULE);
    }

    @Override
    public FindingFormat format() {
        return new DeadlockFormat();
    }

    @Override
    public SeedNotes observe() {
        return new DeadlockNotes();
    }

    @Override
    public Optional<Defect> defectIn(TestResult test) {
        return test.deadlock().map(DeadlockDefect::new);
    }
}
