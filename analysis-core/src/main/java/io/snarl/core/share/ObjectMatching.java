package io.snarl.core.share;

import io.snarl.core.path.AccessPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A matching of objects of several parts that are to be one and the same. */
final class ObjectMatching {

    private final Map<PlanObject, PlanObject> leaders = new HashMap<>();

    /** Makes two objects one. */
    void unite(PlanObject one, PlanObject other) {
        PlanObject first = leaderOf(one);
        PlanObject second = leaderOf(other);
        if (!first.equals(second)) {
            // That of the earlier part leads, so that the outcome does not depend on the order of these calls.
            boolean ordered =
                    first.part() < second.part() || first.part() == second.part() && first.object() < second.object();
            leaders.put(ordered ? second : first, ordered ? first : second);
        }
    }

    /** Returns the one that stands for all that are the same object as this. */
    PlanObject leaderOf(PlanObject planObject) {
        PlanObject leader = planObject;
        while (leaders.containsKey(leader)) {
            leader = leaders.get(leader);
        }
        return leader;
    }

    /** Tells whether two ways lead to the same object. */
    boolean meet(int part, AccessPath path, int otherPart, AccessPath otherPath) {
        if (path.isStatic() || otherPath.isStatic()) {
            return path.isStatic() && otherPath.isStatic() && path.isWrittenLike(otherPath);
        }
        for (int i = 0; i < path.objects().size(); i++) {
            PlanObject planObject = leaderOf(new PlanObject(part, path.objects().get(i)));
            for (int j = 0; j < otherPath.objects().size(); j++) {
                PlanObject other =
                        leaderOf(new PlanObject(otherPart, otherPath.objects().get(j)));
                if (planObject.equals(other) && leadOn(path, i, otherPath, j)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells whether two ways lead from the same object to the same; not so if they go to elements, of which there are many. */
    private static boolean leadOn(AccessPath path, int from, AccessPath otherPath, int otherFrom) {
        List<String> links = path.linksFrom(from);
        return links.equals(otherPath.linksFrom(otherFrom)) && !links.contains(AccessPath.ELEMENT);
    }
}
