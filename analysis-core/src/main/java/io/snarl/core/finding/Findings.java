package io.snarl.core.finding;

import static java.util.Comparator.comparing;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one synthesis has come to.
 *
 * @param list bugs first, those that do most harm before others, and each kind by subject
 * @param known the ids of those that the user has accepted
 */
public record Findings(Counts counts, List<Finding> list, Set<String> known) {

    private static final Comparator<Finding> ORDER = comparing(Finding::verdict)
            .thenComparing(Finding::rank)
            .thenComparing(Finding::subject)
            .thenComparing(Finding::id);

    /** Puts the findings in order, and refuses two with the same id. */
    public Findings {
        list = list.stream().sorted(ORDER).toList();
        known = Collections.unmodifiableSet(new TreeSet<>(known));
        Set<String> ids = new HashSet<>();
        for (Finding finding : list) {
            if (!ids.add(finding.id())) {
                throw new IllegalArgumentException("Two findings have the id '" + finding.id() + "'");
            }
        }
    }

    /** Makes findings of which none is known. */
    public Findings(Counts counts, List<Finding> list) {
        this(counts, list, Set.of());
    }

    public List<Finding> confirmed() {
        return list.stream().filter(Finding::isConfirmed).toList();
    }

    /** Returns the bugs that the user has not accepted. */
    public List<Finding> unknown() {
        return confirmed().stream().filter(finding -> !isKnown(finding)).toList();
    }

    public boolean isKnown(Finding finding) {
        return known.contains(finding.id());
    }

    public List<Finding> with(Verdict verdict) {
        return list.stream()
                .filter(finding -> finding.verdict().equals(verdict))
                .toList();
    }

    public Optional<Finding> find(String id) {
        return list.stream().filter(finding -> finding.id().equals(id)).findFirst();
    }
}
