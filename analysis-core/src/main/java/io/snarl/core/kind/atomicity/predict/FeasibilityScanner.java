package io.snarl.core.kind.atomicity.predict;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Finds the triples of two calls that meet, and leaves out those that a common lock keeps from happening (INTRUDER, Algorithms 3 and 4). */
final class FeasibilityScanner {

    /** How many accesses of a call are combined with each other; the first ones already name what the calls share. */
    private static final int MOST = 60;

    private final Predicate<Triple> isAnsweredFor;
    private final Map<String, Triple> feasible = new LinkedHashMap<>();
    private long triples;
    private long guarded;
    private long unanswered;

    /**
     * Scans two calls.
     *
     * @param isAnsweredFor whether anybody is to see to it that a triple does not happen
     */
    FeasibilityScanner(CallProfile one, CallProfile other, Meeting meeting, Predicate<Triple> isAnsweredFor) {
        this.isAnsweredFor = isAnsweredFor;
        scan(one, other, meeting, false);
        scan(other, one, meeting.turned(), true);
    }

    private void scan(CallProfile local, CallProfile remote, Meeting meeting, boolean swapped) {
        List<Shared> shared = shared(local, remote, meeting);
        Map<Variable, Access> latest = new HashMap<>();
        for (Shared current : shared) {
            Access previous = latest.put(current.variable(), current.access());
            if (previous != null) {
                current.conflicting().forEach(access -> consider(previous, access, current.access(), meeting, swapped));
            }
        }
        List<Shared> conflicting =
                shared.stream().filter(each -> !each.conflicting().isEmpty()).toList();
        for (int i = 0; i < conflicting.size(); i++) {
            for (int j = i + 1; j < conflicting.size(); j++) {
                considerTwo(conflicting.get(i), conflicting.get(j), meeting, swapped);
            }
        }
    }

    /** An access with those of the other call that conflict with it. */
    private record Shared(Access access, Variable variable, List<Access> conflicting) {}

    private record Variable(int object, String name, boolean contents) {}

    private static List<Shared> shared(CallProfile local, CallProfile remote, Meeting meeting) {
        List<Shared> shared = new ArrayList<>();
        for (Access access : local.accesses()) {
            List<Access> same = remote.accessesTo(access.slot()).stream()
                    .filter(other -> meeting.mayJoin(access.object(), other.object()))
                    .toList();
            List<Access> conflicting =
                    same.stream().filter(access::conflictsWith).toList();
            if (!same.isEmpty()) {
                shared.add(new Shared(access, variable(access), conflicting));
            }
            if (shared.size() == MOST) {
                break;
            }
        }
        return shared;
    }

    private static Variable variable(Access access) {
        return new Variable(access.object().target(), access.name(), access.contents());
    }

    /** An access that reads and writes at once can be the one or the other. */
    private void consider(Access previous, Access remote, Access current, Meeting meeting, boolean swapped) {
        for (TripleKind kind : TripleKind.values()) {
            boolean possible = kind != TripleKind.TWO_VARIABLES
                    && (kind.previousWrites() ? previous.write() : previous.read())
                    && (kind.remoteWrites() ? remote.write() : remote.read())
                    && (kind.currentWrites() ? current.write() : current.read());
            if (possible) {
                add(new Triple(kind, previous, remote, current, swapped), remote, meeting);
            }
        }
    }

    /** The other call comes to both variables, so there is an order in which it sees one of them before and one after. */
    private void considerTwo(Shared previous, Shared current, Meeting meeting, boolean swapped) {
        if (previous.variable().equals(current.variable())) {
            return;
        }
        Access first = previous.conflicting().get(0);
        Access second = current.conflicting().get(0);
        var triple = new Triple(TripleKind.TWO_VARIABLES, previous.access(), first, current.access(), swapped);
        add(triple, second, meeting);
    }

    private void add(Triple triple, Access otherRemote, Meeting meeting) {
        triples++;
        boolean excluded = isGuarded(triple.previous(), triple.current(), triple.remote(), meeting)
                && isGuarded(triple.previous(), triple.current(), otherRemote, meeting);
        if (excluded) {
            guarded++;
        } else if (!feasible.containsKey(triple.cause())) {
            if (isAnsweredFor.test(triple)) {
                feasible.put(triple.cause(), triple);
            } else {
                unanswered++;
            }
        }
    }

    /** Tells whether a lock that is held from the previous to the current access has to be held for the remote one as well. */
    private static boolean isGuarded(Access previous, Access current, Access remote, Meeting meeting) {
        List<LockSpan> throughout = current.locks().stream()
                .filter(lock -> previous.locks().stream().anyMatch(before -> before.since() == lock.since()))
                .toList();
        return meeting.hasCommonLock(throughout, remote.locks())
                || previous.object().target() == current.object().target() && current.isLockedLike(remote, throughout);
    }

    /** Returns the triples that no lock prevents, one for each cause. */
    List<Triple> feasible() {
        return List.copyOf(feasible.values());
    }

    /** Returns how many triples there are in all. */
    long triples() {
        return triples;
    }

    /** Tells whether there are some for which somebody who uses the calls has to answer, and no others. */
    boolean areUnanswered() {
        return unanswered > 0 && feasible.isEmpty();
    }

    /** Returns how many of them a common lock prevents. */
    long guarded() {
        return guarded;
    }
}
