package io.snarl.core.share;

import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.Effects;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Plans tests in which two threads meet at one object (INTRUDER, Algorithm 5). */
public final class EncounterPlanner {

    private final List<Part> parts;
    private final int object;
    private final int otherObject;
    private final RoleTypes roles;

    private EncounterPlanner(List<Part> parts, int object, int otherObject, Subtypes subtypes) {
        this.parts = parts;
        this.object = object;
        this.otherObject = otherObject;
        this.roles = new RoleTypes(parts, subtypes);
    }

    /**
     * Returns plans by which the threads meet, the most natural first.
     *
     * @param object the object of the first part that is to be the same as that of the second, 0 if they meet at a static field
     * @throws InfeasibleException if there is none
     */
    public static List<Plan> at(List<Part> parts, int object, int otherObject, Subtypes subtypes)
            throws InfeasibleException {
        var encounter = new EncounterPlanner(parts, object, otherObject, subtypes);
        List<Plan> plans = new ArrayList<>();
        if (encounter.isOfOneTest()) {
            Plan plan = encounter.build(encounter.allInCommon(), true);
            plans.add(plan);
        }
        Plan plan = encounter.build(encounter.oneInCommon(), false);
        if (!plans.contains(plan)) {
            plans.add(plan);
        }
        return plans;
    }

    /**
     * Returns the plan by which the threads meet at an object, with all that they come to in the state that it has in their tests.
     *
     * @param state the objects that each part comes to
     * @throws InfeasibleException if there is none
     */
    public static Plan withState(
            List<Part> parts, int object, int otherObject, List<Set<Integer>> state, Subtypes subtypes)
            throws InfeasibleException {
        var encounter = new EncounterPlanner(parts, object, otherObject, subtypes);
        ObjectMatching matching = encounter.oneInCommon();
        state.get(0).stream()
                .filter(each -> state.get(1).contains(each) && encounter.isGivenByCommon(each))
                .forEach(each -> matching.unite(new PlanObject(0, each), new PlanObject(1, each)));
        return new PlanBuilder(parts, matching, encounter.roles)
                .withState(0, state.get(0))
                .withState(1, state.get(1))
                .build();
    }

    /**
     * Returns the plan by which two calls of one test have all its objects in common.
     *
     * @throws InfeasibleException if there is none
     */
    public static List<Plan> together(List<Part> parts, Subtypes subtypes) throws InfeasibleException {
        var encounter = new EncounterPlanner(parts, 0, 0, subtypes);
        if (!encounter.common().stream().allMatch(each -> encounter.isOfLibrary(each) || encounter.isOnlyRead(each))) {
            throw new InfeasibleException(Reason.NOT_SHARED, "");
        }
        return List.of(encounter.build(encounter.allInCommon(), true));
    }

    private boolean isOfLibrary(int object) {
        TracedClass type = script(0).classOf(object);
        return type.sort() == ClassSort.SUBJECT || type.sort() == ClassSort.LIBRARY;
    }

    /** Different calls of one test to the same object can have everything in common that the test lets them have. */
    private boolean isOfOneTest() {
        Set<Integer> common = common();
        return script(0) == script(1)
                && !parts.get(0).piece().target().equals(parts.get(1).piece().target())
                && object == otherObject
                && common.stream().allMatch(each -> each == object || isOnlyRead(each));
    }

    /** What the same call to the object in common has returned need not be asked for twice. */
    private boolean isGivenByCommon(int each) {
        return script(0) == script(1)
                && object == otherObject
                && script(0)
                        .makerOf(each)
                        .filter(maker -> object != 0 && maker.receiver() == object)
                        .isPresent();
    }

    private Plan build(ObjectMatching matching, boolean withoutTargets) throws InfeasibleException {
        var builder = new PlanBuilder(parts, matching, roles);
        return (withoutTargets ? builder.withoutTargets() : builder).build();
    }

    private ObjectMatching allInCommon() {
        var matching = new ObjectMatching();
        parts.get(0)
                .piece()
                .objects()
                .forEach(each -> matching.unite(new PlanObject(0, each), new PlanObject(1, each)));
        return matching;
    }

    private ObjectMatching oneInCommon() {
        var matching = new ObjectMatching();
        if (object != 0) {
            matching.unite(new PlanObject(0, object), new PlanObject(1, otherObject));
        }
        if (script(0) == script(1)) {
            common().stream()
                    .filter(each -> each != object && each != otherObject && isOnlyRead(each) && !mayExclude(each))
                    .forEach(each -> matching.unite(new PlanObject(0, each), new PlanObject(1, each)));
        }
        return matching;
    }

    /** The objects that both calls are given. */
    private Set<Integer> common() {
        Set<Integer> common =
                new HashSet<>(Values.operandsOf(parts.get(0).piece().target()));
        common.retainAll(Values.operandsOf(parts.get(1).piece().target()));
        return common;
    }

    /** Threads that meet behind an object may keep each other out if they have that in common too. */
    private boolean mayExclude(int each) {
        return parts.stream().anyMatch(part -> {
            var piece = part.piece();
            return piece.target().receiver() == each
                    || part.wanted().objects().contains(each)
                    || piece.script()
                            .effects()
                            .get(piece.target().number())
                            .locked()
                            .contains(each);
        });
    }

    /** An argument that a call writes to is its own, like a buffer that it fills: sharing that would be the mistake of the caller. */
    private boolean isOnlyRead(int argument) {
        return parts.stream().allMatch(part -> {
            var piece = part.piece();
            Effects effects = piece.script().effects().get(piece.target().number());
            boolean mayFill = effects.opaque()
                    && JdkClasses.contain(piece.script().classOf(argument).name());
            return !effects.written().contains(argument) && !mayFill;
        });
    }

    private Script script(int part) {
        return parts.get(part).piece().script();
    }
}
