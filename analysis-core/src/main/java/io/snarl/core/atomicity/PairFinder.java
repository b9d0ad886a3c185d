package io.snarl.core.atomicity;

import io.snarl.core.carve.Reason;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;
import io.snarl.core.trace.TracedClass;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Finds the pairs of client calls that may violate each other's atomicity, and at which objects they have to meet for it. */
public final class PairFinder {

    private final MeetingFinder meetings;
    private final Subtypes subtypes;
    private final RaceScanner raceScanner;
    private final Map<List<String>, Pair> pairs = new LinkedHashMap<>();
    private final Obstacles obstacles = new Obstacles();
    private final Map<Integer, Script> scripts;
    private long triples;
    private long races;

    /**
     * Finds them.
     *
     * @param groups the calls, those together that are alike
     * @param isVolatile whether an access is to a volatile field
     * @param mishaps takes note of what goes wrong with a pair, which costs that pair
     */
    public PairFinder(
            List<List<CallProfile>> groups,
            Map<Integer, Script> scripts,
            Subtypes subtypes,
            Predicate<Access> isVolatile,
            Mishaps mishaps) {
        this.scripts = scripts;
        this.meetings = new MeetingFinder(scripts, subtypes);
        this.subtypes = subtypes;
        this.raceScanner = new RaceScanner(isVolatile);
        for (int i = 0; i < groups.size(); i++) {
            for (int j = i; j < groups.size(); j++) {
                List<CallProfile> ones = groups.get(i);
                List<CallProfile> others = groups.get(j);
                mishaps.run(
                        "predicting violations of " + ones.get(0).method() + " with "
                                + others.get(0).method(),
                        () -> find(ones, others));
            }
        }
        // One that was given up half way has nowhere to meet.
        pairs.values().removeIf(pair -> pair.choices().isEmpty());
        pairs.values()
                .forEach(pair -> mishaps.run(
                        "choosing calls for " + String.join(" with ", pair.methods()),
                        () -> pair.addOthers(PairChoices.others(pair, groups))));
    }

    private void find(List<CallProfile> ones, List<CallProfile> others) {
        if (!haveConflicts(ones.get(0), others.get(0))) {
            return;
        }
        List<String> methods = List.of(ones.get(0).method(), others.get(0).method());
        Set<String> covered = new HashSet<>();
        List<Meeting> found = meetings.of(ones.get(0), others.get(0));
        for (Meeting meeting : found) {
            List<Triple> news = scan(ones.get(0), others.get(0), meeting, covered);
            List<Race> newRaces = scanForRaces(ones.get(0), others.get(0), meeting, covered);
            // A race alone says little, and less of objects that users would not bring together.
            if (!news.isEmpty() || !newRaces.isEmpty() && meeting == found.get(0)) {
                AccessPath path = news.isEmpty()
                        ? newRaces.get(0).pathOfFirst()
                        : news.get(0).pathOfFirst();
                AccessPath otherPath = news.isEmpty()
                        ? newRaces.get(0).pathOfSecond()
                        : news.get(0).pathOfSecond();
                pairOf(ones, others, meeting)
                        .add(news, newRaces, new PairChoices(ones, others, path, otherPath).at(meeting));
                races += newRaces.size();
            }
        }
        if (!findTogether(ones, others, covered) && found.isEmpty()) {
            obstacles.addEnclosed(methods);
        }
    }

    private boolean haveConflicts(CallProfile one, CallProfile other) {
        return one.accesses().stream()
                .anyMatch(access -> other.accesses().stream()
                        .anyMatch(remote -> access.conflictsWith(remote)
                                && canBeOfOneObject(access, remote)
                                && canBeOne(
                                        classOf(access.object().target(), one),
                                        classOf(remote.object().target(), other))));
    }

    private TracedClass classOf(int object, CallProfile profile) {
        return scripts.get(profile.test()).classOf(object);
    }

    /** Of objects that no test has a reference to the classes are not known. */
    private boolean canBeOne(TracedClass type, TracedClass otherType) {
        return type == TracedClass.UNKNOWN
                || otherType == TracedClass.UNKNOWN
                || type.name().equals(otherType.name())
                || subtypes.isSubtype(type.name(), otherType.name())
                || subtypes.isSubtype(otherType.name(), type.name());
    }

    /** Fields of the same name are not the same one if no object has both, and arrays are seldom one if no reference to them is known. */
    private boolean canBeOfOneObject(Access access, Access remote) {
        if (access.contents() && access.name().startsWith(AccessPath.ELEMENT)) {
            return true;
        }
        if (access.name().equals(AccessPath.ELEMENT)) {
            return access.owner().equals(remote.owner())
                    && (access.object().isFoundLike(remote.object())
                            || access.owned().endsWith("k") && remote.owned().endsWith("k"));
        }
        return access.owner().equals(remote.owner())
                || subtypes.isSubtype(access.owner(), remote.owner())
                || subtypes.isSubtype(remote.owner(), access.owner());
    }

    private List<Triple> scan(CallProfile one, CallProfile other, Meeting meeting, Set<String> covered) {
        var scanner = new FeasibilityScanner(one, other, meeting);
        triples += scanner.triples();
        if (scanner.guarded() > 0) {
            obstacles.addGuarded(List.of(one.method(), other.method()));
        }
        return scanner.feasible().stream()
                .filter(triple -> covered.add(triple.cause()))
                .toList();
    }

    private List<Race> scanForRaces(CallProfile one, CallProfile other, Meeting meeting, Set<String> covered) {
        return raceScanner.scan(one, other, meeting).stream()
                .filter(race -> covered.add(race.cause()))
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
                    pairOf(ones, others, meeting).add(news, List.of(), List.of(choice));
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

    /**
     * Returns the pairs, those first that are likeliest to show something: one for each set of variables at stake, then a second one for each, and
     * so on, since methods that all come to the same variable mostly show the same.
     */
    public List<Pair> pairs() {
        Map<Set<String>, Integer> turns = new HashMap<>();
        Map<Pair, Integer> turnOf = new IdentityHashMap<>();
        List<Pair> likeliest = pairs.values().stream()
                .sorted(Comparator.comparingInt((Pair pair) -> -pair.likelihood()))
                .toList();
        likeliest.forEach(pair -> turnOf.put(pair, turns.merge(pair.variables(), 1, Integer::sum)));
        return likeliest.stream()
                .sorted(Comparator.comparingInt((Pair pair) -> pair.isOnlyRace() ? 1 : 0)
                        .thenComparingInt(turnOf::get))
                .toList();
    }

    /** Returns how many triples there are in all. */
    public long triples() {
        return triples;
    }

    /** Returns how many data races there are, one for each variable of two calls. */
    public long races() {
        return races;
    }

    /** Returns how many pairs of methods cannot get in each other's way, whatever is tried, by reason. */
    public Map<Reason, Long> infeasible() {
        return obstacles.count(pairs.values().stream().map(Pair::methods).toList());
    }
}
