package io.snarl.core.synthesis;

import io.snarl.core.atomicity.CallProfile;
import io.snarl.core.atomicity.Pair;
import io.snarl.core.atomicity.PairChoice;
import io.snarl.core.atomicity.Triple;
import io.snarl.core.carve.Carver;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.WrittenCode;
import io.snarl.core.observe.Observers;
import io.snarl.core.observe.StakedField;
import io.snarl.core.path.AccessPath;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.seed.Subtypes;
import io.snarl.core.share.Encounter;
import io.snarl.core.share.Part;
import io.snarl.core.source.Shown;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Turns two calls of seed tests that are to meet at an object into plans of tests that tell their outcome. */
final class PairPlanner {

    private final Map<Integer, Script> scripts;
    private final WrittenCode code;
    private final Subtypes subtypes;
    private final Observers observers;

    PairPlanner(Map<Integer, Script> scripts, WrittenCode code, Subtypes subtypes, Observers observers) {
        this.scripts = scripts;
        this.code = code;
        this.subtypes = subtypes;
        this.observers = observers;
    }

    /**
     * Makes plans, the most natural first.
     *
     * @throws InfeasibleException if there is no plan
     */
    List<Planned> plan(Pair pair, PairChoice choice) throws InfeasibleException {
        List<Part> parts = List.of(part(choice.one(), choice.onePath()), part(choice.other(), choice.otherPath()));
        List<Plan> plans = choice.together()
                ? Encounter.together(parts, subtypes)
                : Encounter.at(parts, choice.oneObject(), choice.otherObject(), subtypes);
        Script first = scripts.get(choice.one().test());
        String subject =
                Planner.subjectOf(first, choice.one().call(), choice.one().method());
        List<SeedTest> seeds = Stream.of(choice.one(), choice.other())
                .map(profile -> scripts.get(profile.test()).test())
                .distinct()
                .toList();
        return plans.stream()
                .map(plan -> plan.observing(observers.of(plan, seeds.get(0), variables(pair))))
                .map(plan -> new Planned(plan, subject, seeds, new Shown.OutcomeWanted()))
                .toList();
    }

    /** The fields that are at stake, by their classes and names. */
    private static Set<StakedField> variables(Pair pair) {
        Set<StakedField> fields = new LinkedHashSet<>();
        for (Triple triple : pair.triples()) {
            Stream.of(triple.previous(), triple.current())
                    .filter(access -> !access.contents())
                    .forEach(access -> fields.add(new StakedField(access.owner(), access.name())));
        }
        return fields;
    }

    private Part part(CallProfile profile, AccessPath path) throws InfeasibleException {
        Script script = scripts.get(profile.test());
        Set<Integer> objects = new LinkedHashSet<>();
        path.objects().stream()
                .filter(object -> script.hasBefore(object, profile.call()))
                .forEach(objects::add);
        return new Part(Carver.carve(script, profile.call(), objects, code), path, path, List.of());
    }
}
