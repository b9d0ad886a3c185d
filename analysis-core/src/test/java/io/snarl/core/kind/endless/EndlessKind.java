package io.snarl.core.kind.endless;

import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.finding.FindingMembers;
import io.snarl.core.finding.Prediction;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.SeedNotes;
import java.util.List;
import java.util.Optional;

/** A toy: calls that never end when two threads make them. All that Snarl knows of it is in this folder. */
public final class EndlessKind implements BugKind, FindingFormat {

    static final Verdict ENDLESS = Verdict.ofBug("endless", 9, "never ends with");

    @Override
    public String id() {
        return "endless";
    }

    @Override
    public String plural() {
        return "endless calls";
    }

    @Override
    public List<BugRule> rules() {
        return List.of(new BugRule(
                ENDLESS,
                "EndlessCalls",
                "Calls never end",
                "Calls that run at the same time go on for ever.",
                "Let each call come to an end, whatever the other does.",
                "external/cwe/cwe-835",
                "Calls went on for ever.",
                "endless calls"));
    }

    @Override
    public FindingFormat format() {
        return this;
    }

    @Override
    public SeedNotes observe() {
        return new EndlessNotes();
    }

    @Override
    public Optional<Defect> defectIn(TestResult test) {
        return Optional.empty();
    }

    @Override
    public List<Verdict> verdicts() {
        return List.of(ENDLESS);
    }

    @Override
    public List<String> counts() {
        return List.of("calls");
    }

    @Override
    public String bugsMember() {
        return "endless";
    }

    @Override
    public String predictionsMember() {
        return "endlessPredictions";
    }

    @Override
    public Defect readDefect(FindingMembers members) {
        return new EndlessDefect(members.string("call"), members.place("at"));
    }

    @Override
    public Prediction readPrediction(FindingMembers members) {
        throw new UnsupportedOperationException("nothing is told of what was predicted");
    }
}
