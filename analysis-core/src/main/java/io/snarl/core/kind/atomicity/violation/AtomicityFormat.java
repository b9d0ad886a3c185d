package io.snarl.core.kind.atomicity.violation;

import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.finding.FindingMembers;
import io.snarl.core.finding.Prediction;
import io.snarl.core.finding.Verdict;
import java.util.List;

/** Writes and reads atomicity violations in {@code findings.json}. */
public final class AtomicityFormat implements FindingFormat {

    public static final String ID = "atomicity";

    /** Counts the accesses of two calls to shared variables that would not be serializable. */
    public static final String TRIPLES = "triples";

    /** Counts the accesses of two calls to plain variables that no lock keeps apart. */
    public static final String RACES = "races";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Verdict> verdicts() {
        return List.of(AtomicityVerdicts.NOT_LINEARIZABLE, AtomicityVerdicts.CRASH);
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
