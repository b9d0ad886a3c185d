package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.LockSpan;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Finds the triples of two calls that meet, except those that a common lock prevents (INTRUDER, Algorithms 3 and 4). */
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
    FeasibilityScanner(CallProfile one, CallProfile other, MeetingPoint meeting, Predicate<Triple> isAnsweredFor) {
        this.isAnsweredFor = isAnsweredFor;
        scan(one, other, meeting, false);
        scan(other, one, meeting.turned(), true);
    }

    private void scan(CallProfile local, CallProfile remote, MeetingPoint meeting, boolean swapped) {
        List<Shared> shared = shared(local, remote, meeting);
        Map<ScannedVariable, TracedAccess> latest = new HashMap<>();
        for (Shared current : shared) {
            TracedAccess previous = latest.put(current.variable(), current.access());
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
    private record Shared(TracedAccess access, ScannedVariable variable, List<TracedAccess> conflicting) {}

    private record ScannedVariable(int object, String name, boolean contents) {}

    private static List<Shared> shared(CallProfile local, CallProfile remote, MeetingPoint meeting) {
        List<Shared> shared = new ArrayList<>();
        for (TracedAccess access : local.accesses()) {
            List<TracedAccess> same = remote.accessesTo(access.slot()).stream()
                    .filter(other -> meeting.mayJoin(access.object(), other.object()))
                    .toList();
            List<TracedAccess> conflicting =
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

    private static ScannedVariable variable(TracedAccess access) {
        return new ScannedVariable(access.object().target(), access.name(), access.contents());
    }

    /** An access that reads and writes at once can be the one or the other. */
    private void consider(
            TracedAccess previous, TracedAccess remote, TracedAccess current, MeetingPoint meeting, boolean swapped) {
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
    private void considerTwo(Shared previous, Shared current, MeetingPoint meeting, boolean swapped) {
        if (previous.variable().equals(current.variable())) {
            return;
        }
        TracedAccess first = previous.conflicting().get(0);
        TracedAccess second = current.conflicting().get(0);
        var triple = new Triple(TripleKind.TWO_VARIABLES, previous.access(), first, current.access(), swapped);
        add(triple, second, meeting);
    }

    private void add(Triple triple, TracedAccess otherRemote, MeetingPoint meeting) {
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
    private static boolean isGuarded(
            TracedAccess previous, TracedAccess current, TracedAccess remote, MeetingPoint meeting) {
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
