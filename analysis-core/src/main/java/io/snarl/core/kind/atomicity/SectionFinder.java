package io.snarl.core.kind.atomicity;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.kind.atomicity.predict.Section;
import io.snarl.core.seed.ClientCall;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds among what calls of seed tests have done that which a thread was seen to do, for with that the locks are known. */
final class SectionFinder {

    /** How many ways to understand an access are looked at. */
    private static final int MOST = 24;

    private final List<CallProfile> calls;
    private final String meeting;

    /**
     * Looks in calls of one method.
     *
     * @param calls the one that the thread repeats first
     * @param meeting the way to the object that it has in common with the other thread
     */
    private SectionFinder(List<CallProfile> calls, String meeting) {
        this.calls = calls;
        this.meeting = meeting;
    }

    static SectionFinder of(List<CallProfile> calls, ClientCall repeated, String meeting) {
        List<CallProfile> ordered = calls.stream()
                .distinct()
                .sorted(Comparator.comparing(
                        call -> !(call.test() == repeated.test().number() && call.call() == repeated.number())))
                .toList();
        return new SectionFinder(ordered, meeting);
    }

    /**
     * Returns a section in which a call makes accesses; none if no call was seen to.
     *
     * @param ordered whether it makes them one after the other; those of several conflicts are told in no order
     * @param wanted which of several is taken, if there is such a one
     */
    Optional<Section> find(List<Accessed> accesses, boolean ordered, Predicate<Section> wanted) {
        List<Section> all = calls.stream()
                .flatMap(call -> sections(call, accesses, ordered).stream())
                .toList();
        return all.stream().filter(wanted).findFirst().or(() -> all.stream().findFirst());
    }

    /** An access that was seen, with its variable. */
    record Accessed(String variable, Conflict.Access access) {}

    private List<Section> sections(CallProfile call, List<Accessed> accesses, boolean ordered) {
        List<List<TracedAccess>> ways = List.of(List.of());
        for (Accessed each : accesses) {
            List<TracedAccess> candidates = matching(call, each);
            ways = ways.stream()
                    .flatMap(way -> candidates.stream()
                            .filter(next -> !ordered || follows(next, way))
                            .map(next -> with(way, next)))
                    .limit(MOST)
                    .toList();
        }
        return ways.stream().map(way -> new Section(call, way, meeting)).toList();
    }

    private static boolean follows(TracedAccess next, List<TracedAccess> way) {
        return way.isEmpty() || way.get(way.size() - 1).order() <= next.order();
    }

    private static List<TracedAccess> with(List<TracedAccess> way, TracedAccess next) {
        List<TracedAccess> longer = new ArrayList<>(way);
        longer.add(next);
        return longer;
    }

    /** Those at the very line and to the very variable; what code of the JDK does inside is known by the line that calls it. */
    private static List<TracedAccess> matching(CallProfile call, Accessed seen) {
        List<TracedAccess> inMethod = call.accesses().stream()
                .filter(access -> isOfMethod(access.place(), seen.access().place())
                        && (seen.access().isWrite() ? access.write() : access.read()))
                .toList();
        Predicate<TracedAccess> here =
                access -> access.place().line() == seen.access().place().line();
        Predicate<TracedAccess> named = access -> access.variable().equals(seen.variable());
        return Stream.of(here.and(named), here.and(TracedAccess::contents), named, here)
                .map(filter -> inMethod.stream().filter(filter).toList())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static boolean isOfMethod(CodePlace place, CodePlace other) {
        return place.className().equals(other.className()) && place.method().equals(other.method());
    }
}
