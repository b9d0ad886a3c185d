package io.snarl.core.baseline;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.OtherCalls;
import io.snarl.core.finding.Verdict;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A finding that a user has accepted.
 *
 * <p>Neither its id, which has a number where two findings share a name, nor a line of code tells whether a finding is the one: both
 * change with code that has nothing to do with it. Its causes do, whatever calls show it. Where none is known, as in files of older
 * versions, only these very calls are accepted.
 *
 * @param id what it was called when it was accepted, for people
 * @param title what goes wrong, for people
 * @param calls what the threads call, in an order of their own
 * @param variable what the calls conflict at; absent where the kind of bug knows none
 * @param causes the keys of its causes
 */
public record AcceptedFinding(
        String id,
        String title,
        Verdict verdict,
        String subject,
        List<String> calls,
        Optional<String> variable,
        List<String> causes) {

    public AcceptedFinding {
        calls = calls.stream().sorted().toList();
        causes = causes.stream().sorted().toList();
    }

    static AcceptedFinding of(Finding finding) {
        return new AcceptedFinding(
                finding.id(),
                finding.title(),
                finding.verdict(),
                finding.subject(),
                finding.calls(),
                finding.bugs().stream().findFirst().map(Bug::defect).flatMap(Defect::variable),
                finding.causes().stream().map(Cause::key).toList());
    }

    /** Returns all calls that show a finding, each as if it were accepted by itself. */
    static List<AcceptedFinding> waysOf(Finding finding) {
        return Stream.concat(Stream.of(of(finding)), finding.others().stream().map(others -> of(finding, others)))
                .toList();
    }

    private static AcceptedFinding of(Finding finding, OtherCalls others) {
        return new AcceptedFinding(
                finding.id(),
                others.title(),
                others.verdict(),
                others.subject(),
                others.calls(),
                others.variable(),
                finding.causes().stream().map(Cause::key).toList());
    }

    /** Tells whether only calls are accepted, since no cause was known. */
    boolean isOfCalls() {
        return causes.isEmpty();
    }

    /** Tells whether both are the same bug. */
    boolean isSameAs(AcceptedFinding other) {
        return isOfCalls() || other.isOfCalls()
                ? verdict.equals(other.verdict)
                        && subject.equals(other.subject)
                        && calls.equals(other.calls)
                        && variable.equals(other.variable)
                : !Collections.disjoint(causes, other.causes);
    }

    /** Returns id and title in one line. */
    @Override
    public String toString() {
        return id + " (" + title + ")";
    }
}
