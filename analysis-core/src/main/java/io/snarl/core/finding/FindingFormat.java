package io.snarl.core.finding;

import java.util.List;

/** How the findings of one kind of bug are told in {@code findings.json}. */
public interface FindingFormat {

    /** Returns the id of the kind. */
    String id();

    /** Returns the verdicts of its bugs. */
    List<Verdict> verdicts();

    /** Returns the names of the members by which it counts what it has predicted. */
    List<String> counts();

    /** Returns the name of the member that has what executions have shown. */
    String bugsMember();

    /** Returns the name of the member that has what was predicted. */
    String predictionsMember();

    /** Reads what {@link Defect#json} has written. */
    Defect readDefect(FindingMembers members);

    /** Reads what {@link Prediction#json} has written. */
    Prediction readPrediction(FindingMembers members);
}
