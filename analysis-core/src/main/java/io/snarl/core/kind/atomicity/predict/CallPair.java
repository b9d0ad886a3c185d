package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.CallTrait;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.ClientCall;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Two client calls that may conflict if they meet at an object, with the calls of seed tests that show it. */
public final class CallPair {

    /** How many different accesses a call has at most that is tried before those that do much. */
    private static final int SHORT = 150;

    private final List<MethodSignature> methods;
    private final MeetingPoint meeting;
    private final Map<String, Triple> triples = new LinkedHashMap<>();
    private final Map<String, Race> races = new LinkedHashMap<>();
    private final List<PairChoice> choices = new ArrayList<>();

    CallPair(List<MethodSignature> methods, MeetingPoint meeting) {
        this.methods = List.copyOf(methods);
        this.meeting = meeting;
    }

    MeetingPoint meeting() {
        return meeting;
    }

    /** Adds calls of the same methods that went another way, since in another state they may go this one. */
    void addOthers(List<PairChoice> others) {
        Set<List<CallProfile>> known = new HashSet<>();
        choices.forEach(choice -> known.add(List.of(choice.one(), choice.other())));
        others.stream()
                .filter(choice -> known.add(List.of(choice.one(), choice.other())))
                .forEach(choices::add);
    }

    void add(List<Triple> more, List<Race> moreRaces, List<PairChoice> someChoices) {
        more.forEach(triple -> triples.putIfAbsent(triple.cause(), triple));
        moreRaces.forEach(race -> races.putIfAbsent(race.cause(), race));
        choices.addAll(someChoices);
    }

    /** Returns the methods that the two threads call. */
    public List<MethodSignature> methods() {
        return methods;
    }

    /** Returns how it is called where something went wrong with it. */
    public String text() {
        return methods.get(0) + " with " + methods.get(1);
    }

    /** Returns the predicted violations, the likeliest first. */
    public List<Triple> triples() {
        return triples.values().stream()
                .sorted(Comparator.comparingInt(triple -> -triple.kind().likelihood()))
                .toList();
    }

    /** Returns for each predicted violation what the two calls do, as far as it is about that. */
    public List<List<Section>> sectionsOfTriples() {
        return triples().stream()
                .map(triple -> List.of(
                        section(triple.swapped() ? 1 : 0, List.of(triple.previous(), triple.current())),
                        section(triple.swapped() ? 0 : 1, List.of(triple.remote()))))
                .toList();
    }

    /** Returns the same for each race. */
    public List<List<Section>> sectionsOfRaces() {
        return races.values().stream()
                .map(race -> List.of(section(0, List.of(race.one())), section(1, List.of(race.other()))))
                .toList();
    }

    private Section section(int position, List<TracedAccess> accesses) {
        List<CallProfile> calls = callsAt(position);
        CallProfile made = calls.stream()
                .filter(call -> call.accesses().stream().anyMatch(access -> access == accesses.get(0)))
                .findFirst()
                .orElse(calls.get(0));
        return new Section(made, accesses, meetingAt(position));
    }

    /** Returns the calls that were seen of the first or of the second method. */
    public List<CallProfile> callsAt(int position) {
        return choices().stream()
                .map(choice -> position == 0 ? choice.one() : choice.other())
                .distinct()
                .toList();
    }

    /** Returns the way from the first or the second call to the object that both have in common. */
    public String meetingAt(int position) {
        return position == 0 ? meeting.onePath() : meeting.otherPath();
    }

    /**
     * Returns whether a call that is repeated is one of the first or of the second method.
     *
     * @param likely the answer for a call that could be either
     */
    public int positionOf(ClientCall call, int likely) {
        boolean isLikely = callsAt(likely).stream()
                .anyMatch(profile -> profile.test() == call.test().number() && profile.call() == call.number());
        boolean isOther = callsAt(1 - likely).stream()
                .anyMatch(profile -> profile.test() == call.test().number() && profile.call() == call.number());
        return isOther && !isLikely ? 1 - likely : likely;
    }

    /** Returns the classes whose variables are at stake. */
    public Stream<String> owners() {
        return Stream.concat(
                triples.values().stream().map(triple -> triple.current().owner()),
                races.values().stream().map(race -> race.one().owner()));
    }

    /** Returns the variables at which the calls may conflict. */
    Set<String> variables() {
        return Stream.concat(
                        triples.values().stream().map(triple -> triple.current().variable()),
                        races.values().stream().map(race -> race.one().variable()))
                .collect(Collectors.toSet());
    }

    /** Returns the data races, of which each call makes one access. */
    public List<Race> races() {
        return List.copyOf(races.values());
    }

    /** Tells whether it is predicted only that accesses are not ordered, and not that something goes wrong by that. */
    public boolean isOnlyRace() {
        return triples.isEmpty();
    }

    /** Returns the calls that could be used for it, those first that are likeliest to do. */
    public List<PairChoice> choices() {
        return choices.stream()
                .sorted(Comparator.comparingInt(PairChoice::rank))
                .toList();
    }

    /** Tells whether one of the calls was seen to go about others in a certain way. */
    public boolean behaves(CallTrait trait) {
        return choices.stream()
                .anyMatch(choice -> choice.one().traits().contains(trait)
                        || choice.other().traits().contains(trait));
    }

    /** Tells whether all writes that conflict are made with some lock held, such as that of a part of a map. */
    public boolean isLocked() {
        return !triples.isEmpty()
                && triples.values().stream()
                        .allMatch(triple -> Stream.of(triple.previous(), triple.remote(), triple.current())
                                .noneMatch(access ->
                                        access.write() && access.locks().isEmpty()));
    }

    /** Tells whether the calls conflict at a single variable. */
    public boolean isAboutOneVariable() {
        List<TracedAccess> accesses = triples.values().stream()
                .flatMap(triple -> Stream.of(triple.previous(), triple.remote(), triple.current()))
                .toList();
        return accesses.stream().map(TracedAccess::variable).distinct().count() == 1
                && accesses.stream().noneMatch(access -> access.name().equals(AccessPath.ELEMENT));
    }

    /** Tells whether one of the calls only asks, and for something that is not promised to be exact. */
    public boolean asksForEstimate() {
        return choices.stream().anyMatch(choice -> isEstimate(choice.one()) || isEstimate(choice.other()));
    }

    private static boolean isEstimate(CallProfile profile) {
        return profile.traits().contains(CallTrait.ESTIMATES)
                && profile.accesses().stream().noneMatch(TracedAccess::write);
    }

    /** Tells whether a call changes nothing, as far as calls of its method were seen. */
    public boolean onlyAsksBy(ClientCall call) {
        List<CallProfile> profiles = choices.stream()
                .flatMap(choice -> Stream.of(choice.one(), choice.other()))
                .filter(profile -> profile.method().name().equals(call.name())
                        && profile.method().descriptor().equals(call.descriptor()))
                .toList();
        return !profiles.isEmpty()
                && profiles.stream()
                        .flatMap(profile -> profile.accesses().stream())
                        .noneMatch(TracedAccess::write);
    }

    /** Returns how likely it is that a test shows something, compared with other pairs. */
    int likelihood() {
        int best = triples.values().stream()
                .mapToInt(triple -> triple.kind().likelihood())
                .max()
                .orElse(0);
        boolean sameMethod = methods.get(0).equals(methods.get(1));
        return best * 1000 + (isShort() ? 500 : 0) + (sameMethod ? 100 : 0) + Math.min(triples.size(), 99);
    }

    /** What does very much takes long to try, and shows as much in parts that are called by themselves. */
    private boolean isShort() {
        return choices.stream()
                .flatMap(choice -> Stream.of(choice.one(), choice.other()))
                .allMatch(call -> call.accesses().size() <= SHORT);
    }
}
