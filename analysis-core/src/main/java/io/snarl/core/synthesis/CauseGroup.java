package io.snarl.core.synthesis;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.Attempt;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/**
 * Tests that show bugs of one cause.
 *
 * @param causes of which each alone explains all of them
 * @param ways the tests, the clearest first
 */
record CauseGroup(List<Cause> causes, List<Way> ways) {

    /** Harm first, since it says what the cause may come to; then what a reader has the least to follow of. */
    private static final Comparator<Way> CLEAREST = Comparator.<Way, Verdict>comparing(
                    way -> way.bug().defect().verdict())
            .thenComparing(way -> way.bug().defect().rank())
            .thenComparing(way -> way.attempt().planned().plan().threads().size())
            .thenComparing(way -> new HashSet<>(way.calls()).size())
            .thenComparing(Way::inherited)
            .thenComparing(way -> way.attempt().planned().plan().setUp().size())
            .thenComparing(way -> String.join(" ", way.calls()));

    CauseGroup {
        causes = causes.stream().sorted().toList();
        ways = ways.stream().sorted(CLEAREST).toList();
    }

    /**
     * A test that shows the cause.
     *
     * @param bug the one that is due to it
     */
    record Way(Attempt attempt, Bug bug) {

        List<String> calls() {
            return attempt.planned().calls();
        }

        /** Returns how many of the calls are of methods that another class than the examined one declares. */
        private long inherited() {
            return attempt.planned().plan().threads().stream()
                    .filter(step ->
                            !step.origin().owner().equals(attempt.planned().subject()))
                    .count();
        }
    }
}
