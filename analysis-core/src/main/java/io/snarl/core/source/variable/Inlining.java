package io.snarl.core.source.variable;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedSources;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Decides which results are used in place instead of through a variable. */
public final class Inlining {

    private final Plan plan;
    private final SeedSources seeds;
    private final Uses uses;
    private final Set<Integer> inline = new HashSet<>();

    private Inlining(Plan plan, SeedSources seeds) {
        this.plan = plan;
        this.seeds = seeds;
        this.uses = new Uses(plan);
    }

    /** Returns the numbers of the variables that are not to be declared. */
    public static Set<Integer> of(Plan plan, SeedSources seeds) {
        var inlining = new Inlining(plan, seeds);
        for (int i = 0; i < plan.setUp().size(); i++) {
            inlining.consider(i);
        }
        while (inlining.dropOneOutOfOrder()) {
            // Each round drops one, until all are evaluated in the order of the plan.
        }
        return inlining.inline;
    }

    private void consider(int index) {
        Step step = plan.setUp().get(index);
        if (!uses.isMadeBy(step)) {
            return;
        }
        Variable variable = step.result().orElseThrow();
        List<Uses.VariableUse> all = uses.of(variable);
        if (all.size() != 1 || !all.get(0).isDirect() || uses.isUsedLater(variable)) {
            return;
        }
        boolean isNext = index + 1 < plan.setUp().size()
                && plan.setUp().get(index + 1) == all.get(0).step();
        Optional<SeedCall> made = seeds.call(step.origin());
        Optional<SeedCall> used = seeds.call(all.get(0).step().origin());
        boolean likeSeed = made.isPresent() && used.isPresent()
                ? used.get().isCalledOn(made.get()) || used.get().hasArgument(made.get())
                : made.isEmpty() && all.get(0).isReceiver() && isNext;
        if (likeSeed) {
            inline.add(variable.number());
        }
    }

    /** Replays the evaluation: a pending result must be used before anything else happens. */
    private boolean dropOneOutOfOrder() {
        List<Integer> pending = new ArrayList<>();
        for (Step step : plan.setUp()) {
            List<Integer> taken = Stream.concat(step.receiver().stream(), step.arguments().stream())
                    .filter(operand -> operand instanceof Operand.OfVariable use
                            && inline.contains(use.variable().number()))
                    .map(operand -> ((Operand.OfVariable) operand).variable().number())
                    .toList();
            int kept = pending.size() - taken.size();
            if (kept < 0 || !pending.subList(kept, pending.size()).equals(taken)) {
                return inline.removeAll(Set.copyOf(taken));
            }
            pending.subList(kept, pending.size()).clear();
            boolean isInline = uses.isMadeBy(step)
                    && inline.contains(step.result().orElseThrow().number());
            if (isInline) {
                pending.add(step.result().orElseThrow().number());
            } else if (!pending.isEmpty()) {
                return inline.remove(pending.get(0));
            }
        }
        return !pending.isEmpty() && inline.removeAll(Set.copyOf(pending));
    }
}
