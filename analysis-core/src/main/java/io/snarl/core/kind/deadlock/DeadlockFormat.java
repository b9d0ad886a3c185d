package io.snarl.core.kind.deadlock;

import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.finding.FindingMembers;
import io.snarl.core.finding.Prediction;
import io.snarl.core.finding.Verdict;
import java.util.List;

/** Writes and reads deadlocks in {@code findings.json}. */
final class DeadlockFormat implements FindingFormat {

    static final String ID = "deadlock";

    /** Counts kinds of one lock taken while others are held. */
    static final String LOCK_NODES = "lockNodes";

    /** Counts the cycles that these form. */
    static final String CYCLES = "cycles";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Verdict> verdicts() {
        return List.of(DeadlockKind.DEADLOCK);
    }

    @Override
    public List<String> counts() {
        return List.of(LOCK_NODES, CYCLES);
    }

    @Override
    public String bugsMember() {
        return "deadlocks";
    }

    @Override
    public String predictionsMember() {
        return "predicted";
    }

    @Override
    public Defect readDefect(FindingMembers members) {
        return new DeadlockDefect(DeadlockJson.read(members));
    }

    @Override
    public Prediction readPrediction(FindingMembers members) {
        return new PredictedDeadlock(DeadlockJson.read(members));
    }
}
