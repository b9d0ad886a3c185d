package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.carve.Reason;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/** Finds the pairs of client calls that may violate each other's atomicity, and the objects at which they meet. */
public final class PairFinder {

    private final MeetingPointFinder meetings;
    private final Map<Integer, Script> scripts;
    private final SharedScope scope;
    private final RaceScanner raceScanner;
    private final Set<String> unshareableClasses = new TreeSet<>();
    private final Map<List<String>, CallPair> pairs = new LinkedHashMap<>();
    private final Obstacles obstacles = new Obstacles();
    private long triples;
    private long races;
    private final long unlooked;

    /**
     * Finds them.
     *
     * @param groups the calls, those together that are alike
     * @param time tells whether there is time to go on
     * @param mishaps takes note of what goes wrong with a pair, which costs that pair
     */
    public PairFinder(
            List<List<CallProfile>> groups,
            Map<Integer, Script> scripts,
            Subtypes subtypes,
            SharedScope scope,
            BooleanSupplier time,
            Mishaps mishaps) {
        this.scripts = scripts;
        this.scope = scope;
        this.meetings = new MeetingPointFinder(scripts, subtypes);
        this.raceScanner = new RaceScanner(scope::isVolatile);
        var index = new ConflictIndex(groups, scripts, subtypes, scope);
        int looked = 0;
        while (looked < groups.size() && time.getAsBoolean()) {
            List<CallProfile> ones = groups.get(looked);
            BitSet partners = index.sharingPartnersFrom(looked);
            partners.stream().forEach(partner -> find(ones, groups.get(partner), mishaps));
            BitSet others = index.partnersFrom(looked);
            others.andNot(partners);
            leaveOut(ones.get(0), others, groups);
            looked++;
        }
        unlooked = groups.size() - looked;
        // One that was given up half way has nowhere to meet.
        pairs.values().removeIf(pair -> pair.choices().isEmpty());
        Map<MethodSignature, List<CallProfile>> byMethod = PairChoices.byMethod(groups);
        pairs.values()
                .forEach(pair -> mishaps.run(
                        "choosing calls for " + pair.text(), () -> pair.addOthers(PairChoices.others(pair, byMethod))));
    }

    private void find(List<CallProfile> ones, List<CallProfile> others, Mishaps mishaps) {
        mishaps.run(
                "predicting violations of " + ones.get(0).method() + " with "
                        + others.get(0).method(),
                () -> find(ones, others));
    }

    private void find(List<CallProfile> ones, List<CallProfile> others) {
        List<MethodSignature> methods =
                List.of(ones.get(0).method(), others.get(0).method());
        Set<String> covered = new HashSet<>();
        List<MeetingPoint> found = meetings.of(ones.get(0), others.get(0));
        for (MeetingPoint meeting : found) {
            FeasibilityScanner scanner = scan(ones.get(0), others.get(0), meeting);
            List<Triple> news = news(scanner, covered);
            List<Race> newRaces =
                    scanner.areUnanswered() ? List.of() : scanForRaces(ones.get(0), others.get(0), meeting, covered);
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

    /** Takes note of calls that are not looked at, since they conflict only at objects which threads are not made to share. */
    private void leaveOut(CallProfile call, BitSet partners, List<List<CallProfile>> groups) {
        partners.stream()
                .forEach(partner -> obstacles.addForOneThread(
                        call.method(), groups.get(partner).get(0).method()));
        if (!partners.isEmpty()) {
            call.accesses().stream()
                    .map(access -> access.object().objects().get(0))
                    .filter(object -> object != 0)
                    .findFirst()
                    .ifPresent(object -> unshareableClasses.add(
                            scripts.get(call.test()).classOf(object).name()));
        }
    }

    private FeasibilityScanner scan(CallProfile one, CallProfile other, MeetingPoint meeting) {
        var scanner = new FeasibilityScanner(one, other, meeting, scope::isAnsweredFor);
        triples += scanner.triples();
        if (scanner.guarded() > 0) {
            obstacles.addGuarded(List.of(one.method(), other.method()));
        }
        if (scanner.areUnanswered()) {
            obstacles.addForOneThread(one.method(), other.method());
        }
        return scanner;
    }

    private static List<Triple> news(FeasibilityScanner scanner, Set<String> covered) {
        return scanner.feasible().stream()
                .filter(triple -> covered.add(triple.cause()))
                .toList();
    }

    private List<Race> scanForRaces(CallProfile one, CallProfile other, MeetingPoint meeting, Set<String> covered) {
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
                var meeting = new MeetingPoint(0, 0, "", "", true);
                List<Triple> news = news(scan(one, found.get(), meeting), covered);
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

    private CallPair pairOf(List<CallProfile> ones, List<CallProfile> others, MeetingPoint meeting) {
        List<String> key = List.of(
                ones.get(0).method() + ": " + meeting.onePath(),
                others.get(0).method() + ": " + meeting.otherPath(),
                meeting.together() ? "together" : "");
        List<MethodSignature> methods =
                List.of(ones.get(0).method(), others.get(0).method());
        return pairs.computeIfAbsent(key, absent -> new CallPair(methods, meeting));
    }

    /**
     * Returns the pairs, those first that are likeliest to show something: one for each set of variables at stake, then a second one for each, and
     * so on, since methods that all come to the same variable mostly show the same.
     */
    public List<CallPair> pairs() {
        Map<Set<String>, Integer> turns = new HashMap<>();
        Map<CallPair, Integer> turnOf = new IdentityHashMap<>();
        List<CallPair> likeliest = pairs.values().stream()
                .sorted(Comparator.comparingInt((CallPair pair) -> -pair.likelihood()))
                .toList();
        likeliest.forEach(pair -> turnOf.put(pair, turns.merge(pair.variables(), 1, Integer::sum)));
        return likeliest.stream()
                .sorted(Comparator.comparingInt((CallPair pair) -> pair.isOnlyRace() ? 1 : 0)
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

    /** Returns how many pairs of methods cannot conflict, whatever is tried, by reason. */
    public Map<Reason, Long> infeasible() {
        return obstacles.count(pairs.values().stream().map(CallPair::methods).toList());
    }

    /** Returns the classes of objects at which calls conflict and which threads are not made to share. */
    public Set<String> unshareableClasses() {
        return unshareableClasses;
    }

    /** Returns how many different calls there was no time to compare with others. */
    public long unlooked() {
        return unlooked;
    }
}
