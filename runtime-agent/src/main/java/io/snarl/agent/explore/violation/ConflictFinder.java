package io.snarl.agent.explore.violation;

import io.snarl.agent.execution.VariableAccess;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Finds conflicting accesses of an execution that no sequential order explains. */
final class ConflictFinder {

    private static final int MOST = 8;

    /** The limit of examined accesses. */
    private static final int MOST_KNOWN = 200;

    private final Map<AccessedPart, List<VariableAccess>> places = new LinkedHashMap<>();
    private final List<ConflictingAccesses> found = new ArrayList<>();
    private final Set<List<Object>> known = new HashSet<>();

    /** The variable that accesses concern. */
    private record AccessedPart(int object, int part) {}

    private ConflictFinder(List<VariableAccess> accesses) {
        for (VariableAccess access : accesses) {
            places.computeIfAbsent(new AccessedPart(access.object(), access.part()), same -> new ArrayList<>())
                    .add(access);
        }
    }

    /** Returns conflicts of three accesses if there are any, else those of two. */
    static List<ConflictingAccesses> of(List<VariableAccess> accesses) {
        var conflicts = new ConflictFinder(accesses);
        conflicts.places.values().forEach(conflicts::addTriples);
        if (conflicts.found.isEmpty()) {
            conflicts.places.values().forEach(conflicts::addPairs);
        }
        return conflicts.mostTelling();
    }

    /** What the library does tells more than what the test does when it is called back, and that more than what is ordered. */
    private List<ConflictingAccesses> mostTelling() {
        if (found.stream().anyMatch(ConflictingAccesses::isOfTest)) {
            found.sort(Comparator.comparingInt(conflict -> conflict.isOfTest() ? 1 : conflict.isWeak() ? 2 : 0));
        }
        return found.stream().limit(MOST).toList();
    }

    private void addTriples(List<VariableAccess> place) {
        for (int i = 0; i < place.size(); i++) {
            VariableAccess previous = place.get(i);
            int next = nextOf(previous.thread(), place, i + 1);
            for (int k = i + 1; k < next; k++) {
                VariableAccess remote = place.get(k);
                if (isUnserializable(previous, remote, place.get(next))) {
                    add(new ConflictingAccesses(previous, remote, place.get(next)));
                }
            }
        }
    }

    /** Returns the position of the next access of a thread, or -1. */
    private static int nextOf(int thread, List<VariableAccess> place, int from) {
        for (int i = from; i < place.size(); i++) {
            if (place.get(i).thread() == thread) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isUnserializable(VariableAccess previous, VariableAccess remote, VariableAccess current) {
        boolean writtenBetween = remote.writes() && (previous.reads() || current.reads());
        boolean readBetween = remote.reads() && previous.writes() && current.writes();
        return writtenBetween || readBetween;
    }

    private void addPairs(List<VariableAccess> place) {
        for (int i = 1; i < place.size(); i++) {
            VariableAccess previous = latestConflict(place, i);
            if (previous != null) {
                add(new ConflictingAccesses(previous, place.get(i), null));
            }
        }
    }

    /** Returns the latest access of another thread before a position whose order with the one there makes a difference, or null. */
    private static VariableAccess latestConflict(List<VariableAccess> place, int position) {
        VariableAccess remote = place.get(position);
        for (int i = position - 1; i >= 0; i--) {
            VariableAccess other = place.get(i);
            if (other.thread() != remote.thread() && (other.writes() || remote.writes())) {
                return other;
            }
        }
        return null;
    }

    private void add(ConflictingAccesses conflict) {
        List<Object> key = new ArrayList<>();
        for (VariableAccess access :
                new VariableAccess[] {conflict.previous(), conflict.remote(), conflict.current()}) {
            key.add(access == null ? "" : access.at());
        }
        key.add(Objects.requireNonNullElse(conflict.variable(), ""));
        if (found.size() < MOST_KNOWN && known.add(key)) {
            found.add(conflict);
        }
    }
}
