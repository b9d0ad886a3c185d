package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.path.AccessPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses calls of seed tests for the threads of a pair. */
final class PairChoices {

    /** How many calls of one method are considered that went another way. */
    private static final int MOST_OTHERS = 6;

    private final List<CallProfile> ones;
    private final List<CallProfile> others;
    private final AccessPath onePath;
    private final AccessPath otherPath;

    /**
     * Begins with calls that are alike.
     *
     * @param onePath how the first of the ones reaches what both access
     */
    PairChoices(List<CallProfile> ones, List<CallProfile> others, AccessPath onePath, AccessPath otherPath) {
        this.ones = ones;
        this.others = others;
        this.onePath = onePath;
        this.otherPath = otherPath;
    }

    /** Returns all combinations, those of one test with a better rank. */
    List<PairChoice> at(MeetingPoint meeting) {
        List<PairChoice> choices = new ArrayList<>();
        for (CallProfile one : ones) {
            for (CallProfile other : others) {
                choice(one, other, meeting).ifPresent(choices::add);
            }
        }
        return choices;
    }

    /** The same objects of calls that are alike, found by their places on the same ways. */
    private Optional<PairChoice> choice(CallProfile one, CallProfile other, MeetingPoint meeting) {
        AccessPath path = sameIn(ones.get(0), onePath, one);
        AccessPath otherWay = sameIn(others.get(0), otherPath, other);
        int rank = one.test() == other.test() ? 0 : 1;
        if (meeting.equals(MeetingPoint.AT_STATIC_FIELD)) {
            return Optional.of(new PairChoice(one, other, path, otherWay, 0, 0, false, rank));
        }
        if (onePath.isUnseen() && otherPath.isUnseen() && meeting.isAtReceivers()) {
            return Optional.of(
                    new PairChoice(one, other, path, otherWay, one.receiver(), other.receiver(), false, rank));
        }
        int index = onePath.objects().indexOf(meeting.one());
        int otherIndex = otherPath.objects().indexOf(meeting.other());
        return index < 0 || otherIndex < 0
                ? Optional.empty()
                : Optional.of(new PairChoice(
                        one,
                        other,
                        path,
                        otherWay,
                        path.objects().get(index),
                        otherWay.objects().get(otherIndex),
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

    /** Returns the calls by their methods. */
    static Map<MethodSignature, List<CallProfile>> byMethod(List<List<CallProfile>> groups) {
        return groups.stream().flatMap(List::stream).collect(Collectors.groupingBy(CallProfile::method));
    }

    /** Finds calls of the same methods that went another way in their tests. */
    static List<PairChoice> others(CallPair pair, Map<MethodSignature, List<CallProfile>> byMethod) {
        MeetingPoint meeting = pair.meeting();
        if (meeting.together() || meeting.equals(MeetingPoint.AT_STATIC_FIELD)) {
            return List.of();
        }
        List<Reached> ones = reached(byMethod.get(pair.methods().get(0)), meeting.onePath());
        List<Reached> others = reached(byMethod.get(pair.methods().get(1)), meeting.otherPath());
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
        return choices;
    }

    /** An object that a call reaches in some way. */
    private record Reached(CallProfile profile, AccessPath path, int object) {}

    /** The calls of a method that reach an object of their test in a certain way. */
    private static List<Reached> reached(List<CallProfile> calls, String way) {
        return calls.stream()
                .flatMap(profile -> reached(profile, way).stream())
                .limit(MOST_OTHERS)
                .toList();
    }

    private static Optional<Reached> reached(CallProfile profile, String way) {
        for (TracedAccess access : profile.accesses()) {
            for (int i = 0; i < access.object().objects().size(); i++) {
                if (access.owned().charAt(i) == 'k' && access.object().upTo(i).equals(way)) {
                    return Optional.of(new Reached(
                            profile, access.object(), access.object().objects().get(i)));
                }
            }
        }
        return Optional.empty();
    }
}
