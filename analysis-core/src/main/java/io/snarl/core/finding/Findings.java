package io.snarl.core.finding;

import static java.util.Comparator.comparing;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What one synthesis has come to.
 *
 * @param list bugs first, each kind by subject
 */
public record Findings(Counts counts, List<Finding> list) {

    private static final Comparator<Finding> ORDER =
            comparing(Finding::verdict).thenComparing(Finding::subject).thenComparing(Finding::id);

    /** Puts the findings in order, and refuses two with the same id. */
    public Findings {
        list = list.stream().sorted(ORDER).toList();
        Set<String> ids = new HashSet<>();
        for (Finding finding : list) {
            if (!ids.add(finding.id())) {
                throw new IllegalArgumentException("Two findings have the id '" + finding.id() + "'");
            }
        }
    }

    public List<Finding> confirmed() {
        return list.stream().filter(Finding::isConfirmed).toList();
    }

    public List<Finding> with(Verdict verdict) {
        return list.stream().filter(finding -> finding.verdict() == verdict).toList();
    }

    public Optional<Finding> find(String id) {
        return list.stream().filter(finding -> finding.id().equals(id)).findFirst();
    }
}
