package io.snarl.core.kind.atomicity;

import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.finding.FindingMembers;
import io.snarl.core.finding.Prediction;
import io.snarl.core.finding.Verdict;
import java.util.List;

/** How violations of atomicity are told in {@code findings.json}. */
final class AtomicityFormat implements FindingFormat {

    static final String ID = "atomicity";

    /** Counts the accesses of two calls to shared variables that would not be serializable. */
    static final String TRIPLES = "triples";

    /** Counts the accesses of two calls to plain variables that no lock keeps apart. */
    static final String RACES = "races";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Verdict> verdicts() {
        return List.of(AtomicityKind.NOT_LINEARIZABLE, AtomicityKind.CRASH);
    }

    @Override
    public List<String> counts() {
        return List.of(TRIPLES, RACES);
    }

    @Override
    public String bugsMember() {
        return "violations";
    }

    @Override
    public String predictionsMember() {
        return "conflicts";
    }

    @Override
    public Defect readDefect(FindingMembers members) {
        return ViolationJson.read(members);
    }

    @Override
    public Prediction readPrediction(FindingMembers members) {
        return new PredictedConflict(ViolationJson.readConflict(members));
    }
}
