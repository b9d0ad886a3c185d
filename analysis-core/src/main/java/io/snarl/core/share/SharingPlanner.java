package io.snarl.core.share;

import io.snarl.core.carve.Captured;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.path.AccessPath;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Plans tests whose threads share objects: finds which objects of the seed tests have to be one (OMEN, Algorithm 3), the
 * deepest first, since sharing these changes least of what the tests do.
 *
 * <p>An object can only be exchanged for another if the test has a reference to it. Those on the way to it are brought along by the
 * calls that connect them: constructors, setters, methods that add to a collection.
 */
public final class SharingPlanner {

    private static final int MOST_PLANS = 6;

    private final List<Part> parts;
    private final RoleTypes roles;
    private final List<Plan> plans = new ArrayList<>();
    private InfeasibleException obstacle;

    private SharingPlanner(List<Part> parts, Subtypes subtypes) {
        this.parts = parts;
        this.roles = new RoleTypes(parts, subtypes);
    }

    /**
     * Returns the plans by which each thread wants what the next one holds, the least disruptive first.
     *
     * @throws InfeasibleException if there is none
     */
    public static List<Plan> inCycle(List<Part> parts, Subtypes subtypes) throws InfeasibleException {
        var sharing = new SharingPlanner(parts, subtypes);
        sharing.addTogether();
        sharing.choose(0, new ArrayList<>());
        sharing.plans.addAll(MirroredCallPlanner.of(parts, sharing.roles));
        if (sharing.plans.isEmpty()) {
            throw sharing.obstacle == null ? new InfeasibleException(Reason.ENCLOSED, "") : sharing.obstacle;
        }
        return sharing.plans;
    }

    private void addTogether() {
        try {
            SameTestPlanner.of(parts, roles).ifPresent(plans::add);
        } catch (InfeasibleException e) {
            obstacle = e;
        }
    }

    /** Chooses how a part shares with the next one, and goes on with that. */
    private void choose(int part, List<Union> chosen) {
        if (plans.size() >= MOST_PLANS) {
            return;
        }
        if (part == parts.size()) {
            tryOut(chosen);
            return;
        }
        int next = (part + 1) % parts.size();
        AccessPath wanted = parts.get(part).wanted();
        AccessPath held = parts.get(next).held();
        if (wanted.isStatic() && held.isStatic()) {
            choose(part + 1, chosen);
            return;
        }
        for (Union union : unions(part, wanted, next, held)) {
            chosen.add(union);
            choose(part + 1, chosen);
            chosen.remove(chosen.size() - 1);
        }
    }

    private void tryOut(List<Union> chosen) {
        try {
            var matching = new ObjectMatching();
            chosen.forEach(union -> matching.unite(union.one(), union.other()));
            requirePossible(matching);
            shareArguments(matching);
            Plan plan = new PlanBuilder(parts, matching, roles).build();
            if (!plans.contains(plan)) {
                plans.add(plan);
            }
        } catch (InfeasibleException e) {
            obstacle = obstacle == null ? e : obstacle;
        }
    }

    /** Returns the pairs of objects of which one would do for both threads, those that are deepest first. */
    private List<Union> unions(int part, AccessPath wanted, int next, AccessPath held) {
        List<Union> unions = new ArrayList<>();
        for (int i = wanted.objects().size() - 1; i >= 0; i--) {
            for (int j = held.objects().size() - 1; j >= 0; j--) {
                var one = new PlanObject(part, wanted.objects().get(i));
                var other = new PlanObject(next, held.objects().get(j));
                if (wanted.linksFrom(i).equals(held.linksFrom(j))
                        && isOwned(one)
                        && isOwned(other)
                        && fit(one, other)) {
                    unions.add(new Union(one, other));
                }
            }
        }
        return unions;
    }

    private boolean isOwned(PlanObject planObject) {
        return parts.get(planObject.part()).piece().birthOf(planObject.object()).isPresent();
    }

    private boolean fit(PlanObject one, PlanObject other) {
        return roles.canPlay(one, other) || roles.canPlay(other, one);
    }

    /** Refuses what cannot deadlock: a thread that wants what it has, or threads that exclude each other anyway. */
    private void requirePossible(ObjectMatching matching) throws InfeasibleException {
        for (int i = 0; i < parts.size(); i++) {
            for (AccessPath guard : parts.get(i).guards()) {
                if (matching.meet(i, parts.get(i).wanted(), i, guard)) {
                    throw new InfeasibleException(Reason.SAME_LOCK, "");
                }
                for (int j = i + 1; j < parts.size(); j++) {
                    for (AccessPath other : parts.get(j).guards()) {
                        if (matching.meet(i, guard, j, other)) {
                            throw new InfeasibleException(Reason.GUARDED, "");
                        }
                    }
                }
            }
        }
    }

    /** Lets threads have further arguments from one test in common where no lock is concerned, as a person would. */
    private void shareArguments(ObjectMatching matching) {
        for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
                if (parts.get(i).piece().script() == parts.get(j).piece().script()) {
                    Set<Integer> common = argumentsOf(parts.get(i));
                    common.retainAll(argumentsOf(parts.get(j)));
                    common.removeAll(lockedBy(parts.get(i)));
                    common.removeAll(lockedBy(parts.get(j)));
                    for (int object : withoutDependents(common, parts.get(i))) {
                        matching.unite(new PlanObject(i, object), new PlanObject(j, object));
                    }
                }
            }
        }
    }

    /** Leaves out what is made of other objects, since each thread may have others of these. */
    private static List<Integer> withoutDependents(Set<Integer> objects, Part part) {
        return objects.stream()
                .sorted()
                .filter(object -> isIndependent(object, part))
                .toList();
    }

    private static boolean isIndependent(int object, Part part) {
        var piece = part.piece();
        List<Integer> needed = piece.makerOf(object)
                .map(Values::operandsOf)
                .orElseGet(() -> List.copyOf(piece.captured()
                        .getOrDefault(object, Captured.NONE)
                        .objects()
                        .values()));
        return needed.isEmpty();
    }

    private static Set<Integer> argumentsOf(Part part) {
        return new HashSet<>(Values.operandsOf(part.piece().target()));
    }

    private static Set<Integer> lockedBy(Part part) {
        var piece = part.piece();
        Set<Integer> objects = new HashSet<>(
                piece.script().effects().get(piece.target().number()).locked());
        objects.add(piece.target().receiver());
        objects.addAll(part.wanted().objects());
        part.guards().forEach(guard -> objects.addAll(guard.objects()));
        return objects;
    }

    /** Two objects that are to be one. */
    private record Union(PlanObject one, PlanObject other) {}
}
