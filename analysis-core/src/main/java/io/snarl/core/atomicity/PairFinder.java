package io.snarl.core.atomicity;

import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the pairs of client calls that may violate each other's atomicity, and at which objects they have to meet for it. */
public final class PairFinder {

    /** How many objects two calls could have in common are considered. */
    private static final int MOST_MEETINGS = 12;

    private final Map<Integer, Script> scripts;
    private final Subtypes subtypes;
    private final Map<List<String>, Pair> pairs = new LinkedHashMap<>();
    private long triples;
    private long guarded;
    private long unshared;

    public PairFinder(List<List<CallProfile>> groups, Map<Integer, Script> scripts, Subtypes subtypes) {
        this.scripts = scripts;
        this.subtypes = subtypes;
        for (int i = 0; i < groups.size(); i++) {
            for (int j = i; j < groups.size(); j++) {
                find(groups.get(i), groups.get(j));
            }
        }
    }

    private void find(List<CallProfile> ones, List<CallProfile> others) {
        CallProfile one = ones.get(0);
        CallProfile other = others.get(0);
        Set<String> covered = new LinkedHashSet<>();
        boolean conflict = false;
        List<Meeting> meetings = new ArrayList<>();
        for (Access access : one.accesses()) {
            for (Access remote : other.accesses()) {
                if (access.conflictsWith(remote)) {
                    conflict = true;
                    addMeetings(meetings, one, access.object(), other, remote.object());
                }
            }
        }
        if (meetings.isEmpty()) {
            unshared += conflict ? 1 : 0;
            return;
        }
        meetings.sort(Comparator.comparingInt(PairFinder::depth));
        for (Meeting meeting : meetings) {
            var scanner = new FeasibilityScanner(one, other, meeting);
            triples += scanner.triples();
            guarded += scanner.guarded();
            List<Triple> news = scanner.feasible().stream()
                    .filter(triple -> covered.add(triple.cause()))
                    .toList();
            if (!news.isEmpty()) {
                add(ones, others, meeting, news);
            }
        }
    }

    private void addMeetings(
            List<Meeting> meetings, CallProfile one, AccessPath path, CallProfile other, AccessPath otherPath) {
        if (path.isStatic() || otherPath.isStatic()) {
            if (path.toString().equals(otherPath.toString()) && !meetings.contains(Meeting.AT_STATIC_FIELD)) {
                meetings.add(Meeting.AT_STATIC_FIELD);
            }
            return;
        }
        for (int i = 0; i < path.objects().size(); i++) {
            for (int j = 0; j < otherPath.objects().size(); j++) {
                int object = path.objects().get(i);
                int otherObject = otherPath.objects().get(j);
                if (path.linksFrom(i).equals(otherPath.linksFrom(j))
                        && canBeOne(one, object, other, otherObject)
                        && meetings.size() < MOST_MEETINGS) {
                    var meeting = new Meeting(object, otherObject, prefix(path, i), prefix(otherPath, j));
                    if (!meetings.contains(meeting)) {
                        meetings.add(meeting);
                    }
                }
            }
        }
    }

    private boolean canBeOne(CallProfile one, int object, CallProfile other, int otherObject) {
        Script script = scripts.get(one.test());
        Script otherScript = scripts.get(other.test());
        if (!script.hasBefore(object, one.call()) || !otherScript.hasBefore(otherObject, other.call())) {
            return false;
        }
        String name = script.classOf(object).name();
        String otherName = otherScript.classOf(otherObject).name();
        return name.equals(otherName) || subtypes.isSubtype(name, otherName) || subtypes.isSubtype(otherName, name);
    }

    private static String prefix(AccessPath path, int index) {
        return new AccessPath(
                        path.root(),
                        path.objects().subList(0, index + 1),
                        path.links().subList(0, index))
                .toString();
    }

    /** Calls to the same object are what users do; what has to be brought together deeper inside is more contrived. */
    private static int depth(Meeting meeting) {
        return meeting.onePath().length() + meeting.otherPath().length();
    }

    private void add(List<CallProfile> ones, List<CallProfile> others, Meeting meeting, List<Triple> found) {
        List<String> key = List.of(
                ones.get(0).method() + ": " + meeting.onePath(),
                others.get(0).method() + ": " + meeting.otherPath());
        List<String> methods = List.of(ones.get(0).method(), others.get(0).method());
        pairs.computeIfAbsent(key, absent -> new Pair(methods)).add(found, choices(ones, others, found.get(0), meeting));
    }

    private static List<PairChoice> choices(
            List<CallProfile> ones, List<CallProfile> others, Triple triple, Meeting meeting) {
        List<PairChoice> choices = new ArrayList<>();
        for (int i = 0; i < ones.size(); i++) {
            for (int j = 0; j < others.size(); j++) {
                PairChoice choice = choice(ones.get(i), others.get(j), triple, meeting, ones.get(0), others.get(0));
                if (choice != null) {
                    choices.add(choice);
                }
            }
        }
        return choices;
    }

    /** The same objects of calls that are alike, found by their places on the same ways. */
    private static PairChoice choice(
            CallProfile one, CallProfile other, Triple triple, Meeting meeting, CallProfile first, CallProfile second) {
        Access oneAccess = triple.swapped() ? triple.remote() : triple.current();
        Access otherAccess = triple.swapped() ? triple.current() : triple.remote();
        AccessPath onePath = sameIn(first, oneAccess, one);
        AccessPath otherPath = sameIn(second, otherAccess, other);
        int rank = one.test() == other.test() ? 0 : 1;
        if (meeting.equals(Meeting.AT_STATIC_FIELD)) {
            return new PairChoice(one, other, onePath, otherPath, 0, 0, rank);
        }
        int index = oneAccess.object().objects().indexOf(meeting.one());
        int otherIndex = otherAccess.object().objects().indexOf(meeting.other());
        if (index < 0 || otherIndex < 0) {
            return null;
        }
        return new PairChoice(
                one,
                other,
                onePath,
                otherPath,
                onePath.objects().get(index),
                otherPath.objects().get(otherIndex),
                rank);
    }

    private static AccessPath sameIn(CallProfile first, Access access, CallProfile alike) {
        return alike.accesses().get(first.accesses().indexOf(access)).object();
    }

    /** Returns the pairs, those first that are likeliest to show something. */
    public List<Pair> pairs() {
        return pairs.values().stream()
                .sorted(Comparator.comparingInt((Pair pair) -> -pair.likelihood()))
                .toList();
    }

    /** Returns how many triples there are in all. */
    public long triples() {
        return triples;
    }

    /** Returns how many of them a common lock prevents. */
    public long guarded() {
        return guarded;
    }

    /** Returns how many pairs of calls have conflicting accesses to objects that no test could let them share. */
    public long unshared() {
        return unshared;
    }
}
