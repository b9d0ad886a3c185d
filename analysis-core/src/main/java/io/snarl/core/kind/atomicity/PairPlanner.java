package io.snarl.core.kind.atomicity;

import io.snarl.contract.trace.Value;
import io.snarl.core.carve.CarvedCallCache;
import io.snarl.core.carve.HelperUse;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.predict.PairChoice;
import io.snarl.core.observe.ConflictField;
import io.snarl.core.observe.Observers;
import io.snarl.core.path.AccessPath;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.seed.Subtypes;
import io.snarl.core.share.EncounterPlanner;
import io.snarl.core.share.Part;
import io.snarl.core.trial.Manners;
import io.snarl.core.trial.PlannedTest;
import io.snarl.core.trial.TestSources;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plans tests of two calls that meet at an object and report their outcome. */
final class PairPlanner {

    private final Map<Integer, Script> scripts;
    private final Subtypes subtypes;
    private final Observers observers;
    private final Manners manners;
    private final CarvedCallCache pieces;

    PairPlanner(Map<Integer, Script> scripts, TestSources code, Subtypes subtypes, Observers observers) {
        this.scripts = scripts;
        this.subtypes = subtypes;
        this.observers = observers;
        this.manners = new Manners(code);
        this.pieces = new CarvedCallCache(code);
    }

    /**
     * Makes plans, the most natural first.
     *
     * @throws InfeasibleException if there is no plan
     */
    List<PlannedTest> plan(CallPair pair, PairChoice choice) throws InfeasibleException {
        return manners.plan(manner -> plan(pair, choice, manner));
    }

    private Manners.Made plan(CallPair pair, PairChoice choice, HelperUse manner) throws InfeasibleException {
        List<Part> parts = List.of(
                part(choice.one(), choice.onePath(), Set.of(), manner),
                part(choice.other(), choice.otherPath(), Set.of(), manner));
        List<Plan> plans = new ArrayList<>(
                choice.together()
                        ? EncounterPlanner.together(parts, subtypes)
                        : EncounterPlanner.at(parts, choice.oneObject(), choice.otherObject(), subtypes));
        withState(choice, manner).filter(plan -> !plans.contains(plan)).ifPresent(plans::add);
        Script first = scripts.get(choice.one().test());
        String subject =
                PlannedTest.subjectOf(first, choice.one().call(), choice.one().method());
        List<SeedTest> seeds = Stream.of(choice.one(), choice.other())
                .map(profile -> scripts.get(profile.test()).test())
                .distinct()
                .toList();
        return new Manners.Made(
                plans.stream()
                        .map(plan -> plan.observing(observers.of(plan, seeds.get(0), variables(pair))))
                        .map(plan -> new PlannedTest(plan, subject, seeds, new OutcomeWanted()))
                        .toList(),
                Manners.haveHelpers(parts));
    }

    /** What calls look up, as accounts by their owners, is not among what they are given, and may decide what they do. */
    private Optional<Plan> withState(PairChoice choice, HelperUse manner) {
        if (choice.together()) {
            return Optional.empty();
        }
        List<Set<Integer>> state = List.of(objectsOf(choice.one()), objectsOf(choice.other()));
        try {
            List<Part> parts = List.of(
                    part(choice.one(), choice.onePath(), state.get(0), manner),
                    part(choice.other(), choice.otherPath(), state.get(1), manner));
            return Optional.of(
                    EncounterPlanner.withState(parts, choice.oneObject(), choice.otherObject(), state, subtypes));
        } catch (InfeasibleException e) {
            return Optional.empty();
        }
    }

    /** All objects that a call comes to and that its test has. */
    private Set<Integer> objectsOf(CallProfile profile) {
        Set<Integer> objects = new LinkedHashSet<>();
        profile.accesses()
                .forEach(access -> access.object().objects().stream()
                        .filter(object -> scripts.get(profile.test()).hasBefore(object, profile.call()))
                        .forEach(objects::add));
        addHandedOut(scripts.get(profile.test()), profile.call(), objects);
        return objects;
    }

    /** What a test has got from an object and changed then is a part of it, more likely than not. */
    private static void addHandedOut(Script script, int call, Set<Integer> objects) {
        List<ClientCall> before = script.calls().subList(0, call);
        Set<Integer> owners = new HashSet<>(objects);
        ClientCall target = script.calls().get(call);
        owners.add(target.receiver());
        target.arguments().stream()
                .flatMap(value -> value instanceof Value.Instance given ? Stream.of(given.object()) : Stream.empty())
                .forEach(owners::add);
        for (ClientCall each : before) {
            if (each.kind() == ClientCall.Kind.METHOD
                    && owners.contains(each.receiver())
                    && each.result() instanceof Value.Instance given
                    && before.stream().anyMatch(later -> later.shaping() && later.receiver() == given.object())) {
                owners.add(given.object());
                objects.add(given.object());
            }
        }
    }

    /** The fields that are at stake, by their classes and names. */
    private static Set<ConflictField> variables(CallPair pair) {
        Set<ConflictField> fields = new LinkedHashSet<>();
        Stream.concat(
                        pair.triples().stream().flatMap(triple -> Stream.of(triple.previous(), triple.current())),
                        pair.races().stream().flatMap(race -> Stream.of(race.one(), race.other())))
                .forEach(access -> fields.add(new ConflictField(access.owner(), access.name())));
        return fields;
    }

    private Part part(CallProfile profile, AccessPath path, Set<Integer> others, HelperUse manner)
            throws InfeasibleException {
        Script script = scripts.get(profile.test());
        Set<Integer> objects = new LinkedHashSet<>(others);
        path.objects().stream()
                .filter(object -> script.hasBefore(object, profile.call()))
                .forEach(objects::add);
        return new Part(pieces.carve(script, profile.call(), objects, manner), path, path, List.of());
    }
}
