package io.snarl.core.synthesis;

import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.finding.Bug;
import io.snarl.core.lab.Collecting;
import io.snarl.core.mishap.Mishap;
import java.util.List;
import java.util.stream.Collectors;

/** A predicted bug for which tests are tried. */
sealed interface Candidate permits DeadlockCandidate, PairCandidate {

    /** Returns the methods that the threads call, with their classes and descriptors. */
    List<String> methods();

    /** Returns how it is called where something went wrong with it. */
    default String name() {
        return methods().stream()
                .map(method -> method.substring(0, method.indexOf('(')))
                .collect(Collectors.joining(" with "));
    }

    /** Takes note that something went wrong with a plan. */
    void fail(Mishap mishap);

    /** Returns why the first plan that could not be made could not, or null. */
    InfeasibleException obstacle();

    /** Returns what the lab has to look for. */
    Collecting collecting();

    /** Returns the bugs that a run of a test for it has shown. */
    List<? extends Bug> bugsIn(TestResult test, Planned planned);

    /** Tells whether a test that shows some bugs does for one that shows others. */
    boolean doFor(List<? extends Bug> bugs, List<? extends Bug> others);
}
