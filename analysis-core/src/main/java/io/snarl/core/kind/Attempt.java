package io.snarl.core.kind;

import io.snarl.contract.result.SequentialFailure;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.trial.PlannedTest;
import java.util.Collections;
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
public record Attempt(
        Candidate candidate,
        PlannedTest planned,
        Optional<TestResult> test,
        Optional<String> problem,
        List<Bug> shown,
        Set<List<String>> known) {

    public Attempt {
        shown = List.copyOf(shown);
        known = Set.copyOf(known);
    }

    /** Judges what a test has come to; if that goes wrong, it has shown nothing and has a problem. */
    public static Attempt judged(
            Candidate candidate,
            PlannedTest planned,
            Optional<TestResult> test,
            Optional<String> problem,
            Mishaps mishaps) {
        if (test.isEmpty()) {
            return new Attempt(candidate, planned, test, problem, List.of(), Set.of());
        }
        Optional<List<Bug>> shown =
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
    public Attempt besides(Set<List<String>> others) {
        return new Attempt(candidate, planned, test, problem, shown, others);
    }

    /** Returns what the same test came to when it was run again in another form. */
    public Attempt again(Optional<TestResult> result, Optional<String> trouble, Mishaps mishaps) {
        return judged(candidate, planned, result, trouble, mishaps).besides(known);
    }

    /** Returns the same test in another form, which has not been run. */
    public Attempt as(PlannedTest other) {
        return new Attempt(candidate, other, Optional.empty(), Optional.empty(), List.of(), known);
    }

    /** Returns the bugs that it is there for. */
    public List<Bug> bugs() {
        return shown.stream()
                .filter(bug -> !known.contains(bug.defect().signature()))
                .toList();
    }

    /** Returns their signatures. */
    public List<List<String>> signatures() {
        return bugs().stream().map(bug -> bug.defect().signature()).toList();
    }

    /** Returns the causes of which each alone explains one of its bugs. */
    public Set<Cause> causesOf(Bug bug) {
        return candidate.causesOf(bug, planned);
    }

    /** Tells whether it shows all that another test shows, and for the same causes. */
    public boolean doesFor(Attempt other) {
        return candidate.doFor(bugs(), other.bugs())
                && candidate.leading(other.bugs()).stream().map(other::causesOf).allMatch(this::isDueToOneOf);
    }

    private boolean isDueToOneOf(Set<Cause> causes) {
        return bugs().stream().anyMatch(bug -> !Collections.disjoint(causesOf(bug), causes));
    }

    /** Returns what happened instead of a bug. */
    public String instead() {
        if (problem.isPresent()) {
            return problem.get();
        }
        if (test.isEmpty()) {
            return "the JVM that was to run the test left no result of it";
        }
        return sequentialFailure()
                .map(failure -> "the calls fail even one after the other: " + failure.text())
                .orElseGet(test.get()::sentence);
    }

    /** Returns how its calls fail one after the other, if they do. */
    public Optional<SequentialFailure> sequentialFailure() {
        return test.flatMap(result -> result.collected().sequential());
    }

    /** Tells whether the scheduler has lost control of its threads. */
    public boolean isUncontrolled() {
        return test.filter(result -> result.outcome() == TestOutcome.UNCONTROLLED)
                .isPresent();
    }
}
