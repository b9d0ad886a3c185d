package io.snarl.core.kind;

import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Prediction;
import io.snarl.core.lab.Collecting;
import io.snarl.core.trial.PlannedTest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A predicted bug for which tests are tried. */
public interface Candidate {

    /** Returns the id of the kind of bug. */
    String kind();

    /** Returns the methods that the threads call. */
    List<MethodSignature> methods();

    /** Returns what the lab has to look for in tests for it. */
    Collecting collecting();

    /** Returns how it is called where something went wrong with it. */
    default String name() {
        return methods().stream().map(MethodSignature::qualifiedName).collect(Collectors.joining(" with "));
    }

    /** Returns what the calls might do, for a title: {@code might deadlock with}. */
    String suspicion();

    /** Returns what was predicted. */
    List<? extends Prediction> predicted();

    /**
     * Returns for each predicted bug the causes of which each alone would explain it, known before anything is run: who has shown one of them
     * learns little by showing it again.
     */
    default List<Set<Cause>> causes() {
        return List.of();
    }

    /**
     * Returns the causes of which each alone explains a bug that one of its tests has shown. A kind that knows none has a cause for each
     * bug.
     */
    default Set<Cause> causesOf(Bug bug, PlannedTest planned) {
        List<String> signature = bug.defect().signature();
        return Set.of(new Cause(kind() + " " + signature, String.join(", ", signature)));
    }

    /** Returns those bugs of a test of which each could be told by a test of its own; the others are told with them. */
    default List<Bug> leading(List<Bug> bugs) {
        return bugs;
    }

    /** Returns the bugs that a run of a test for it has shown. */
    List<Bug> bugsIn(TestResult test, PlannedTest planned);

    /** Tells whether a test that shows some bugs does for one that shows others. */
    boolean doFor(List<Bug> bugs, List<Bug> others);

    /** Returns the test of an attempt in the form that a user gets, which says what goes wrong. */
    PlannedTest finalForm(Attempt attempt);

    /** Returns what was tried for it. */
    List<Attempt> attempts();

    /** Returns why there is no test of it, if something was in the way. */
    Optional<InfeasibleException> obstacle();

    /** Returns what is left to say of it after it was tried, if anything is. */
    Optional<Unconfirmed> unconfirmed();
}
