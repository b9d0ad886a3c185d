package io.snarl.core.share;

import io.snarl.contract.code.Descriptors;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.path.AccessPath;
import io.snarl.core.path.AccessPath.Origin;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Plans tests in which two threads make the same call with two arguments exchanged.
 *
 * <p>Where locks are looked up, by a name or a number, no object can be exchanged for another. But what the arguments name can:
 * {@code transfer("Ada", "Grace")} takes the locks in the other order than {@code transfer("Grace", "Ada")}.
 */
final class MirroredCallPlanner {

    private final List<Part> parts;
    private final ClientCall call;

    private MirroredCallPlanner(List<Part> parts) {
        this.parts = parts;
        this.call = parts.get(0).piece().target();
    }

    /** Returns the plans of this sort, none if the parts are not twice the same call or its locks are not looked up. */
    static List<Plan> of(List<Part> parts, RoleTypes roles) {
        var mirroring = new MirroredCallPlanner(parts);
        if (!mirroring.isTwiceTheSame() || mirroring.isExclusive()) {
            return List.of();
        }
        try {
            return mirroring.mirrored(new PlanBuilder(parts, mirroring.allInCommon(), roles).build());
        } catch (InfeasibleException e) {
            // What stands in the way has been told for the other plans.
            return List.of();
        }
    }

    private boolean isTwiceTheSame() {
        return parts.size() == 2
                && parts.get(0).piece().target().equals(parts.get(1).piece().target());
    }

    /** Tells whether all calls of the object exclude each other, or a lock is an argument itself. */
    private boolean isExclusive() {
        List<AccessPath> paths = new ArrayList<>(parts.get(0).guards());
        paths.add(parts.get(0).wanted());
        return paths.stream()
                .anyMatch(path -> path.isStatic()
                        || path.links().isEmpty()
                                && path.root().origin() != Origin.UNSEEN
                                && path.root().origin() != Origin.LOCAL);
    }

    private ObjectMatching allInCommon() {
        var matching = new ObjectMatching();
        for (int object : parts.get(0).piece().objects()) {
            matching.unite(new PlanObject(0, object), new PlanObject(1, object));
        }
        return matching;
    }

    private List<Plan> mirrored(Plan plan) {
        List<String> types = Descriptors.parameters(call.descriptor());
        List<Plan> plans = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            for (int j = i + 1; j < types.size(); j++) {
                boolean differ =
                        !call.arguments().get(i).equals(call.arguments().get(j));
                if (differ && types.get(i).equals(types.get(j))) {
                    plans.add(exchange(plan, i, j));
                }
            }
        }
        return plans;
    }

    private static Plan exchange(Plan plan, int i, int j) {
        Step step = plan.threads().get(1);
        List<Operand> arguments = new ArrayList<>(step.arguments());
        Collections.swap(arguments, i, j);
        var exchanged = new Step(step.origin(), step.result(), step.receiver(), arguments);
        return new Plan(plan.setUp(), List.of(plan.threads().get(0), exchanged));
    }
}
