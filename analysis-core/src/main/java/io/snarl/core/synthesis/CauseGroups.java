package io.snarl.core.synthesis;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.CauseCover;
import io.snarl.core.mishap.Mishaps;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Puts tests together that show bugs of one cause, however many causes there are for a bug: as few causes are taken as explain all. */
final class CauseGroups {

    private final Mishaps mishaps;
    private final List<CauseGroup.Way> shown = new ArrayList<>();
    private final List<Set<Cause>> explanations = new ArrayList<>();

    private CauseGroups(Mishaps mishaps) {
        this.mishaps = mishaps;
    }

    /** Returns the groups of tests that have shown bugs of one kind; a test that shows bugs of several causes is in several groups. */
    static List<CauseGroup> of(List<Attempt> attempts, Mishaps mishaps) {
        var groups = new CauseGroups(mishaps);
        attempts.forEach(groups::add);
        return groups.list();
    }

    private void add(Attempt attempt) {
        for (Bug bug : attempt.candidate().leading(attempt.bugs())) {
            shown.add(new CauseGroup.Way(attempt, bug));
            explanations.add(causesOf(attempt, bug));
        }
    }

    /** A bug whose cause cannot be found stands for itself. */
    private Set<Cause> causesOf(Attempt attempt, Bug bug) {
        List<String> signature = bug.defect().signature();
        return mishaps.guard(
                        "finding the cause of what " + attempt.candidate().name() + " shows",
                        () -> attempt.causesOf(bug))
                .orElseGet(() -> Set.of(new Cause(signature.toString(), String.join(", ", signature))));
    }

    private List<CauseGroup> list() {
        List<CauseGroup> groups = new ArrayList<>();
        CauseCover.of(explanations).values().forEach(explained -> groups.add(group(explained)));
        return groups;
    }

    private CauseGroup group(List<Integer> explained) {
        // Who knows fewest causes of a bug knows most about them, and tells them best.
        Set<Cause> common = new TreeSet<>(explained.stream()
                .map(explanations::get)
                .min(Comparator.comparingInt(Set::size))
                .orElseThrow());
        explained.forEach(each -> common.retainAll(explanations.get(each)));
        Map<Attempt, List<Bug>> bugs = new LinkedHashMap<>();
        explained.forEach(each -> bugs.computeIfAbsent(shown.get(each).attempt(), key -> new ArrayList<>())
                .add(shown.get(each).bug()));
        List<CauseGroup.Way> ways = new ArrayList<>();
        bugs.forEach((attempt, some) -> ways.add(new CauseGroup.Way(onlyFor(attempt, some), some.get(0))));
        return new CauseGroup(List.copyOf(common), ways);
    }

    /** Bugs of other causes that the test would be there for as well are left to the tests of those. */
    private static Attempt onlyFor(Attempt attempt, List<Bug> bugs) {
        Set<List<String>> others = new HashSet<>(attempt.known());
        attempt.candidate().leading(attempt.bugs()).stream()
                .filter(bug -> !bugs.contains(bug))
                .forEach(bug -> others.add(bug.defect().signature()));
        return attempt.besides(others);
    }
}
