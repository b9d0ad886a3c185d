package io.snarl.core.baseline;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * A finding that a user has accepted.
 *
 * <p>Neither its id, which has a number where two findings share a name, nor a line of code tells whether a finding is the one: both
 * change with code that has nothing to do with it.
 *
 * @param id what it was called when it was accepted, for people
 * @param title what goes wrong, for people
 * @param calls what the threads call, in an order of their own
 * @param variable what the calls conflict at; absent where the kind of bug knows none
 */
public record AcceptedFinding(
        String id, String title, Verdict verdict, String subject, List<String> calls, Optional<String> variable) {

    public AcceptedFinding {
        calls = calls.stream().sorted().toList();
    }

    static AcceptedFinding of(Finding finding) {
        return new AcceptedFinding(
                finding.id(),
                finding.title(),
                finding.verdict(),
                finding.subject(),
                finding.calls(),
                finding.bugs().stream().findFirst().map(Bug::defect).flatMap(Defect::variable));
    }

    /** Tells whether both are the same bug. */
    boolean isSameAs(AcceptedFinding other) {
        return verdict.equals(other.verdict)
                && subject.equals(other.subject)
                && calls.equals(other.calls)
                && variable.equals(other.variable);
    }

    /** Returns id and title in one line. */
    @Override
    public String toString() {
        return id + " (" + title + ")";
    }
}
