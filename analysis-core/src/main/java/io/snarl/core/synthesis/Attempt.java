package io.snarl.core.synthesis;

import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.Bug;
import io.snarl.core.mishap.Mishaps;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A test that was written and run for a candidate.
 *
 * @param test what running it came to, empty if nothing did
 * @param problem why nothing came of it, such as that it does not compile
 * @param shown the bugs that it has shown
 * @param known signatures of bugs that other tests show, so that this one is not there for them
 */
record Attempt(
        Candidate candidate,
        Planned planned,
        Optional<TestResult> test,
        Optional<String> problem,
        List<? extends Bug> shown,
        Set<List<String>> known) {

    Attempt {
        shown = List.copyOf(shown);
        known = Set.copyOf(known);
    }

    /** Judges what a test has come to; if that goes wrong, it has shown nothing and has a problem. */
    static Attempt judged(
            Candidate candidate,
            Planned planned,
            Optional<TestResult> test,
            Optional<String> problem,
            Mishaps mishaps) {
        if (test.isEmpty()) {
            return new Attempt(candidate, planned, test, problem, List.of(), Set.of());
        }
        Optional<List<? extends Bug>> shown =
                mishaps.guard("judging a test of " + candidate.name(), () -> candidate.bugsIn(test.get(), planned));
        return new Attempt(
                candidate,
                planned,
                test,
                shown.isEmpty() ? mishaps.latest().map(mishap -> "Snarl itself failed: " + mishap.cause()) : problem,
                shown.orElse(List.of()),
                Set.of());
    }

    /** Returns the same test for the bugs alone that are not known. */
    Attempt besides(Set<List<String>> others) {
        return new Attempt(candidate, planned, test, problem, shown, others);
    }

    /** Returns what the same test came to when it was run again in another form. */
    Attempt again(Optional<TestResult> result, Optional<String> trouble, Mishaps mishaps) {
        return judged(candidate, planned, result, trouble, mishaps).besides(known);
    }

    /** Returns the same test in another form, which has not been run. */
    Attempt as(Planned other) {
        return new Attempt(candidate, other, Optional.empty(), Optional.empty(), List.of(), known);
    }

    /** Returns the bugs that it is there for. */
    List<? extends Bug> bugs() {
        return shown.stream().filter(bug -> !known.contains(bug.signature())).toList();
    }

    /** Returns their signatures. */
    List<List<String>> signatures() {
        return bugs().stream().map(Bug::signature).toList();
    }

    /** Tells whether it shows all that another test shows. */
    boolean doesFor(Attempt other) {
        return candidate.doFor(bugs(), other.bugs());
    }

    /** Returns what happened instead of a bug. */
    String instead() {
        if (problem.isPresent()) {
            return problem.get();
        }
        if (test.isEmpty()) {
            return "the JVM that was to run the test left no result of it";
        }
        return test.get()
                .collected()
                .sequential()
                .map(failure -> "the calls fail even one after the other: " + failure.text())
                .orElseGet(test.get()::sentence);
    }
}
