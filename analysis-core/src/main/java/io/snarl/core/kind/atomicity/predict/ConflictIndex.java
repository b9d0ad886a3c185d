package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.AccessKind;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Indexes which calls may conflict with which others.
 *
 * <p>A suite has thousands of different calls, most of which have nothing in common. So they are not compared each with each, but the
 * kinds of their accesses, of which there are few.
 */
final class ConflictIndex {

    private final List<Set<AccessKind>> kinds = new ArrayList<>();
    private final List<Set<TracedAccess.Slot>> shareable = new ArrayList<>();
    private final Map<AccessKind, BitSet> having = new LinkedHashMap<>();
    private final Map<AccessKind, BitSet> sharing = new HashMap<>();
    private final Map<AccessKind, List<AccessKind>> conflicts = new HashMap<>();

    /**
     * Compares calls.
     *
     * @param groups the calls, those together that are alike
     */
    ConflictIndex(List<List<CallProfile>> groups, Map<Integer, Script> scripts, Subtypes subtypes, SharedScope scope) {
        groups.forEach(alike -> add(alike, scripts.get(alike.get(0).test()), scope));
        Map<TracedAccess.Slot, List<AccessKind>> bySlot = new LinkedHashMap<>();
        having.keySet()
                .forEach(kind -> bySlot.computeIfAbsent(kind.slot(), slot -> new ArrayList<>())
                        .add(kind));
        bySlot.values()
                .forEach(alike -> alike.forEach(kind -> conflicts.put(
                        kind,
                        alike.stream()
                                .filter(other -> kind.conflictsWith(other, subtypes))
                                .toList())));
    }

    private void add(List<CallProfile> alike, Script script, SharedScope scope) {
        int index = kinds.size();
        Set<AccessKind> kindsOfCall = new HashSet<>();
        alike.get(0).accesses().forEach(access -> kindsOfCall.add(AccessKind.of(access, script)));
        Set<TracedAccess.Slot> slots = shareable(alike, scope);
        for (AccessKind kind : kindsOfCall) {
            having.computeIfAbsent(kind, key -> new BitSet()).set(index);
            if (slots.contains(kind.slot())) {
                sharing.computeIfAbsent(kind, key -> new BitSet()).set(index);
            }
        }
        kinds.add(kindsOfCall);
        shareable.add(slots);
    }

    private static Set<TracedAccess.Slot> shareable(List<CallProfile> alike, SharedScope scope) {
        Set<TracedAccess.Slot> slots = new HashSet<>();
        for (CallProfile call : alike) {
            for (TracedAccess access : call.accesses()) {
                if (!slots.contains(access.slot()) && scope.mayShare(call, access)) {
                    slots.add(access.slot());
                }
            }
        }
        return slots;
    }

    /** Returns which calls from a call on, itself included, may conflict with it. */
    BitSet partnersFrom(int index) {
        return from(index, kinds.get(index), having);
    }

    /** Returns which of them may do so at a variable that threads may share. */
    BitSet sharingPartnersFrom(int index) {
        List<AccessKind> own = kinds.get(index).stream()
                .filter(kind -> shareable.get(index).contains(kind.slot()))
                .toList();
        BitSet partners = from(index, own, having);
        partners.or(from(index, kinds.get(index), sharing));
        return partners;
    }

    private BitSet from(int index, Iterable<AccessKind> some, Map<AccessKind, BitSet> calls) {
        var partners = new BitSet();
        for (AccessKind kind : some) {
            for (AccessKind other : conflicts.get(kind)) {
                BitSet found = calls.get(other);
                if (found != null) {
                    partners.or(found);
                }
            }
        }
        partners.clear(0, index);
        return partners;
    }
}
