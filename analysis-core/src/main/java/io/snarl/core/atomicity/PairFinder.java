package io.snarl.core.atomicity;

import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the pairs of client calls that may violate each other's atomicity, and at which objects they have to meet for it. */
public final class PairFinder {

    /** How many calls of one method are considered that went another way. */
    private static final int MOST_OTHERS = 6;

    private final MeetingFinder meetings;
    private final Map<List<String>, Pair> pairs = new LinkedHashMap<>();
    private long triples;
    private long guarded;
    private long unshared;

    public PairFinder(List<List<CallProfile>> groups, Map<Integer, Script> scripts, Subtypes subtypes) {
        this.meetings = new MeetingFinder(scripts, subtypes);
        for (int i = 0; i < groups.size(); i++) {
            for (int j = i; j < groups.size(); j++) {
                find(groups.get(i), groups.get(j));
            }
        }
        pairs.values().forEach(pair -> addOthers(pair, groups));
    }

    private static void addOthers(Pair pair, List<List<CallProfile>> groups) {
        Meeting meeting = pair.meeting();
        if (meeting.together() || meeting.equals(Meeting.AT_STATIC_FIELD)) {
            return;
        }
        List<Reached> ones = reached(pair.methods().get(0), meeting.onePath(), groups);
        List<Reached> others = reached(pair.methods().get(1), meeting.otherPath(), groups);
        List<PairChoice> choices = new ArrayList<>();
        for (Reached one : ones) {
            for (Reached other : others) {
                choices.add(new PairChoice(
                        one.profile(),
                        other.profile(),
                        one.path(),
                        other.path(),
                        one.object(),
                        other.object(),
                        false,
                        one.profile().test() == other.profile().test() ? 2 : 3));
            }
        }
        pair.addOthers(choices);
    }

    /** An object that a call reaches in some way. */
    private record Reached(CallProfile profile, AccessPath path, int object) {}

    /** The calls of a method that reach an object of their test in a certain way. */
    private static List<Reached> reached(String method, String way, List<List<CallProfile>> groups) {
        List<Reached> all = new ArrayList<>();
        for (List<CallProfile> group : groups) {
            for (CallProfile profile : group) {
                if (profile.method().equals(method)) {
                    reached(profile, way).ifPresent(all::add);
                }
            }
        }
        return all.subList(0, Math.min(all.size(), MOST_OTHERS));
    }

    private static Optional<Reached> reached(CallProfile profile, String way) {
        for (Access access : profile.accesses()) {
            for (int i = 0; i < access.object().objects().size(); i++) {
                if (access.owned().charAt(i) == 'k' && access.object().upTo(i).equals(way)) {
                    return Optional.of(new Reached(
                            profile, access.object(), access.object().objects().get(i)));
                }
            }
        }
        return Optional.empty();
    }

    private void find(List<CallProfile> ones, List<CallProfile> others) {
        if (!haveConflicts(ones.get(0), others.get(0))) {
            return;
        }
        Set<String> covered = new HashSet<>();
        List<Meeting> found = meetings.of(ones.get(0), others.get(0));
        for (Meeting meeting : found) {
            List<Triple> news = scan(ones.get(0), others.get(0), meeting, covered);
            if (!news.isEmpty()) {
                pairOf(ones, others, meeting).add(news, choices(ones, others, news.get(0), meeting));
            }
        }
        boolean together = findTogether(ones, others, covered);
        unshared += found.isEmpty() && !together ? 1 : 0;
    }

    private static boolean haveConflicts(CallProfile one, CallProfile other) {
        return one.accesses().stream()
                .anyMatch(access -> other.accesses().stream().anyMatch(access::conflictsWith));
    }

    private List<Triple> scan(CallProfile one, CallProfile other, Meeting meeting, Set<String> covered) {
        var scanner = new FeasibilityScanner(one, other, meeting);
        triples += scanner.triples();
        guarded += scanner.guarded();
        return scanner.feasible().stream()
                .filter(triple -> covered.add(triple.cause()))
                .toList();
    }

    /** Looks for two calls of one test that have more than one object in common, or come to it by different ways. */
    private boolean findTogether(List<CallProfile> ones, List<CallProfile> others, Set<String> covered) {
        for (CallProfile one : ones) {
            Optional<CallProfile> found = others.stream()
                    .filter(each -> each.test() == one.test() && each.call() != one.call())
                    .findFirst();
            if (found.isPresent()) {
                var meeting = new Meeting(0, 0, "", "", true);
                List<Triple> news = scan(one, found.get(), meeting, covered);
                if (!news.isEmpty()) {
                    AccessPath path = news.get(0).pathOfFirst();
                    AccessPath otherPath = news.get(0).pathOfSecond();
                    var choice = new PairChoice(one, found.get(), path, otherPath, 0, 0, true, 0);
                    pairOf(ones, others, meeting).add(news, List.of(choice));
                    return true;
                }
            }
        }
        return false;
    }

    private Pair pairOf(List<CallProfile> ones, List<CallProfile> others, Meeting meeting) {
        List<String> key = List.of(
                ones.get(0).method() + ": " + meeting.onePath(),
                others.get(0).method() + ": " + meeting.otherPath(),
                meeting.together() ? "together" : "");
        List<String> methods = List.of(ones.get(0).method(), others.get(0).method());
        return pairs.computeIfAbsent(key, absent -> new Pair(methods, meeting));
    }

    private static List<PairChoice> choices(
            List<CallProfile> ones, List<CallProfile> others, Triple triple, Meeting meeting) {
        List<PairChoice> choices = new ArrayList<>();
        for (CallProfile one : ones) {
            for (CallProfile other : others) {
                AccessPath path = sameIn(ones.get(0), triple.pathOfFirst(), one);
                AccessPath otherPath = sameIn(others.get(0), triple.pathOfSecond(), other);
                int rank = one.test() == other.test() ? 0 : 1;
                choice(one, other, path, otherPath, triple, meeting, rank).ifPresent(choices::add);
            }
        }
        return choices;
    }

    /** The same objects of calls that are alike, found by their places on the same ways. */
    private static Optional<PairChoice> choice(
            CallProfile one,
            CallProfile other,
            AccessPath path,
            AccessPath otherPath,
            Triple triple,
            Meeting meeting,
            int rank) {
        if (meeting.equals(Meeting.AT_STATIC_FIELD)) {
            return Optional.of(new PairChoice(one, other, path, otherPath, 0, 0, false, rank));
        }
        int index = triple.pathOfFirst().objects().indexOf(meeting.one());
        int otherIndex = triple.pathOfSecond().objects().indexOf(meeting.other());
        return index < 0 || otherIndex < 0
                ? Optional.empty()
                : Optional.of(new PairChoice(
                        one,
                        other,
                        path,
                        otherPath,
                        path.objects().get(index),
                        otherPath.objects().get(otherIndex),
                        false,
                        rank));
    }

    private static AccessPath sameIn(CallProfile first, AccessPath path, CallProfile alike) {
        for (int i = 0; i < first.accesses().size(); i++) {
            if (first.accesses().get(i).object().equals(path)) {
                return alike.accesses().get(i).object();
            }
        }
        throw new IllegalArgumentException("the path is not one of the call");
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
