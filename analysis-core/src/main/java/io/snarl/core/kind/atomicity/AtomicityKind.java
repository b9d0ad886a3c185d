package io.snarl.core.kind.atomicity;

import io.snarl.contract.result.TestResult;
import io.snarl.contract.settings.CollectMode;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.kind.atomicity.violation.AtomicityFormat;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.lab.Collecting;
import java.util.List;
import java.util.Optional;

/** Calls whose outcome matches no sequential order of the same calls. */
public final class AtomicityKind implements BugKind {

    static final Collecting COLLECTING = new Collecting(CollectMode.VIOLATIONS.word());

    private static final List<BugRule> RULES = List.of(
            new BugRule(
                    AtomicityVerdicts.CRASH,
                    "ConcurrentCrash",
                    "A call throws what it throws in no order of the calls",
                    "A call that runs at the same time as another one throws an exception that no order of the same calls throws.",
                    "Guard all accesses that belong together by one lock, so that no call sees what another has half done.",
                    "external/cwe/cwe-362",
                    "A call threw an exception that no order of the calls throws.",
                    "crashes"),
            new BugRule(
                    AtomicityVerdicts.NOT_LINEARIZABLE,
                    "NotLinearizable",
                    "Calls at the same time come to what no order of them gives",
                    "Results or state after calls that ran at the same time are those of no order of the same calls,"
                            + " as when an update gets lost or state is left torn.",
                    "Guard all accesses that belong together by one lock, or make them one atomic operation.",
                    "external/cwe/cwe-362",
                    "The calls came to what no order of them, one after the other, comes to.",
                    "not linearizable"));

    @Override
    public String plural() {
        return "violations";
    }

    @Override
    public List<BugRule> rules() {
        return RULES;
    }

    @Override
    public FindingFormat format() {
        return new AtomicityFormat();
    }

    @Override
    public SeedNotes observe() {
        return new AtomicityNotes();
    }

    /** Finds none: without the sequential orders of its calls nobody knows what an outcome should be. */
    @Override
    public Optional<Defect> defectIn(TestResult test) {
        return Optional.empty();
    }
}
