package io.snarl.core.source.variable;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedSources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chains calls that return their receiver where a person would: {@code builder.name("a").size(1)}. */
public final class FluentChains {

    private final SeedSources seeds;
    private final Callables callables;
    private final Plan plan;
    private final Uses uses;
    private int lastNumber;

    private FluentChains(Plan plan, SeedSources seeds, Callables callables) {
        this.plan = plan;
        this.seeds = seeds;
        this.callables = callables;
        this.uses = new Uses(plan);
        this.lastNumber = plan.setUp().stream()
                .flatMap(step -> step.result().stream())
                .mapToInt(Variable::number)
                .max()
                .orElse(0);
    }

    /** Returns the plan with the result of each chained call in a variable of its own. */
    public static Plan in(Plan plan, SeedSources seeds, Callables callables) {
        return new Plan(
                new FluentChains(plan, seeds, callables).chained(),
                plan.threads(),
                plan.tolerated(),
                plan.observations(),
                plan.endings());
    }

    private List<Step> chained() {
        List<Step> steps = new ArrayList<>();
        Optional<Variable> before = Optional.empty();
        for (int i = 0; i < plan.setUp().size(); i++) {
            Step step = plan.setUp().get(i);
            if (before.isPresent()) {
                step = new Step(step.origin(), step.result(), before.map(Operand.OfVariable::new), step.arguments());
            }
            before = Optional.empty();
            if (i + 1 < plan.setUp().size()
                    && isChained(plan.setUp().get(i), plan.setUp().get(i + 1))) {
                Variable receiver = receiver(plan.setUp().get(i)).orElseThrow();
                before = Optional.of(new Variable(++lastNumber, receiver.className(), receiver.origins()));
                step = new Step(step.origin(), before, step.receiver(), step.arguments());
            }
            steps.add(step);
        }
        return steps;
    }

    private boolean isChained(Step step, Step next) {
        Optional<Variable> receiver = receiver(step);
        if (receiver.isEmpty() || !receiver.equals(receiver(next)) || uses.isMadeBy(step) || !returnsReceiver(step)) {
            return false;
        }
        String returned = Descriptors.type(
                step.origin().descriptor().substring(step.origin().descriptor().indexOf(')') + 1));
        if (next.arguments().contains(new Operand.OfVariable(receiver.get()))
                || callables.on(returned, next).isEmpty()) {
            return false;
        }
        Optional<SeedCall> call = seeds.call(step.origin());
        Optional<SeedCall> following = seeds.call(next.origin());
        return call.isPresent() && following.isPresent()
                ? following.get().isCalledOn(call.get())
                : call.isEmpty() && isUsedAsReceiverOnly(receiver.get());
    }

    private static Optional<Variable> receiver(Step step) {
        return step.receiver()
                .filter(Operand.OfVariable.class::isInstance)
                .map(operand -> ((Operand.OfVariable) operand).variable());
    }

    private static boolean returnsReceiver(Step step) {
        return step.origin().receiver() != 0
                && step.origin()
                        .result()
                        .equals(new Value.Instance(step.origin().receiver()));
    }

    /** Without source, only an object that is forgotten before the threads start is taken for a builder. */
    private boolean isUsedAsReceiverOnly(Variable variable) {
        return !uses.isUsedLater(variable) && uses.of(variable).stream().allMatch(Uses.VariableUse::isReceiver);
    }
}
