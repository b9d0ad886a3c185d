package io.snarl.core.baseline;

import static java.util.Comparator.comparing;

import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The findings that a project accepts.
 *
 * @param accepted by their ids
 */
public record Baseline(List<AcceptedFinding> accepted) {

    public static final Baseline EMPTY = new Baseline(List.of());

    /** Puts the findings in order, so that the same ones are always the same bytes. */
    public Baseline {
        accepted = accepted.stream()
                .sorted(comparing(AcceptedFinding::id).thenComparing(AcceptedFinding::subject))
                .toList();
    }

    /** Tells whether a finding is a bug that is accepted: its cause, or else each of the calls that show it. */
    public boolean accepts(Finding finding) {
        return finding.isConfirmed()
                && (containsCauseOf(finding)
                        || AcceptedFinding.waysOf(finding).stream().allMatch(this::contains));
    }

    private boolean containsCauseOf(Finding finding) {
        AcceptedFinding found = AcceptedFinding.of(finding);
        return accepted.stream().anyMatch(each -> !each.isOfCalls() && each.isSameAs(found));
    }

    private boolean contains(AcceptedFinding finding) {
        return accepted.stream().anyMatch(finding::isSameAs);
    }

    /** Returns how many are of an older version, which knew no causes, and accept single pairs of calls. */
    public long ofCalls() {
        return accepted.stream().filter(AcceptedFinding::isOfCalls).count();
    }

    /** Returns what is accepted and was not found. */
    public List<AcceptedFinding> notIn(Findings findings) {
        return without(new Baseline(findings.confirmed().stream()
                .flatMap(finding -> AcceptedFinding.waysOf(finding).stream())
                .toList()));
    }

    /** Returns the findings with those marked that are accepted. */
    public Findings mark(Findings findings) {
        Set<String> known =
                findings.list().stream().filter(this::accepts).map(Finding::id).collect(Collectors.toSet());
        return new Findings(findings.counts(), findings.list(), known);
    }

    /** Returns what is in this one and not in the other. */
    public List<AcceptedFinding> without(Baseline other) {
        return accepted.stream().filter(finding -> !other.contains(finding)).toList();
    }

    /** Returns what would accept all bugs that were found. */
    public static Baseline of(Findings findings) {
        return new Baseline(
                findings.confirmed().stream().map(AcceptedFinding::of).toList());
    }

    /**
     * Returns what accepts all bugs that were found, and no other; what was not found is kept only if the time was over before
     * everything was tried, since it may still be there.
     */
    public Baseline updatedTo(Findings findings) {
        Baseline found = of(findings);
        if (!findings.counts().cut()) {
            return found;
        }
        List<AcceptedFinding> all = new ArrayList<>(found.accepted());
        all.addAll(without(found));
        return new Baseline(all);
    }
}
