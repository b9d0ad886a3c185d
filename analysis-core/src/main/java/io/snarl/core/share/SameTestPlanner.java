package io.snarl.core.share;

import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.path.AccessPath;
import io.snarl.core.plan.Plan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Plans tests whose threads make calls of one seed test to the very objects that it shares already.
 *
 * <p>What a test has made by one object and keeps in another, as a connection knows the pool that it comes from, is shared by ways that
 * no other test could be made to follow.
 */
final class SameTestPlanner {

    private final List<Part> parts;

    private SameTestPlanner(List<Part> parts) {
        this.parts = parts;
    }

    /** Returns the plan, empty if the parts are not of one test or the test does not share what it would take. */
    static Optional<Plan> of(List<Part> parts, RoleTypes roles) throws InfeasibleException {
        var together = new SameTestPlanner(parts);
        if (!together.isOneTest() || !together.isShared()) {
            return Optional.empty();
        }
        together.requirePossible();
        return Optional.of(new PlanBuilder(parts, together.allInCommon(), roles)
                .withoutTargets()
                .build());
    }

    private boolean isOneTest() {
        long calls =
                parts.stream().map(part -> part.piece().target()).distinct().count();
        return calls == parts.size()
                && parts.stream()
                        .allMatch(part ->
                                part.piece().script() == parts.get(0).piece().script());
    }

    private boolean isShared() {
        for (int i = 0; i < parts.size(); i++) {
            AccessPath held = parts.get((i + 1) % parts.size()).held();
            if (parts.get(i).wanted().target() != held.target()) {
                return false;
            }
        }
        return true;
    }

    private void requirePossible() throws InfeasibleException {
        Set<Integer> held = new HashSet<>();
        for (Part part : parts) {
            for (AccessPath guard : part.guards()) {
                if (!held.add(guard.target())) {
                    throw new InfeasibleException(Reason.GUARDED, "");
                }
            }
        }
    }

    private ObjectMatching allInCommon() {
        var matching = new ObjectMatching();
        for (int part = 1; part < parts.size(); part++) {
            for (int object : parts.get(0).piece().objects()) {
                matching.unite(new PlanObject(0, object), new PlanObject(part, object));
            }
        }
        return matching;
    }
}
