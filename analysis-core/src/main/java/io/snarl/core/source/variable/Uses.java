package io.snarl.core.source.variable;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds where a plan creates its variables and where it uses them. */
public final class Uses {

    private final Map<Integer, Step> makers = new HashMap<>();
    private final Map<Integer, List<VariableUse>> uses = new HashMap<>();
    private final Set<Integer> usedLater = new HashSet<>();

    /**
     * A use of a variable by a step.
     *
     * @param position -1 for the receiver, else the place of the argument
     * @param isDirect whether the variable itself is that operand, rather than a part of it
     */
    public record VariableUse(Step step, int position, boolean isDirect) {

        static final int RECEIVER = -1;

        public boolean isReceiver() {
            return position == RECEIVER;
        }
    }

    public Uses(Plan plan) {
        plan.setUp().forEach(step -> {
            collect(step);
            step.result().ifPresent(variable -> makers.putIfAbsent(variable.number(), step));
        });
        plan.threads().forEach(this::collect);
        plan.threads().forEach(step -> addLater(step.uses()));
        plan.queries().forEach(this::collect);
        plan.observations().forEach(observation -> addLater(observation.uses()));
        plan.endings().forEach(this::collect);
        plan.endings().forEach(step -> addLater(step.uses()));
    }

    private void addLater(Set<Variable> variables) {
        variables.forEach(variable -> usedLater.add(variable.number()));
    }

    private void collect(Step step) {
        step.receiver().ifPresent(operand -> collect(step, VariableUse.RECEIVER, operand));
        for (int i = 0; i < step.arguments().size(); i++) {
            collect(step, i, step.arguments().get(i));
        }
    }

    private void collect(Step step, int position, Operand operand) {
        boolean direct = operand instanceof Operand.OfVariable;
        variables(operand)
                .forEach(variable -> uses.computeIfAbsent(variable.number(), key -> new ArrayList<>())
                        .add(new VariableUse(step, position, direct)));
    }

    private static Stream<Variable> variables(Operand operand) {
        if (operand instanceof Operand.OfVariable use) {
            return Stream.of(use.variable());
        }
        if (operand instanceof Operand.ArrayLiteral array) {
            return array.elements().stream().flatMap(Uses::variables);
        }
        if (operand instanceof Operand.Expression expression) {
            return expression.captured().values().stream().flatMap(Uses::variables);
        }
        return operand instanceof Operand.Written written
                ? written.captured().values().stream().flatMap(Uses::variables)
                : Stream.empty();
    }

    /** Returns the uses by steps. */
    public List<VariableUse> of(Variable variable) {
        return uses.getOrDefault(variable.number(), List.of());
    }

    public boolean isUsed(Variable variable) {
        return uses.containsKey(variable.number()) || isUsedLater(variable);
    }

    /** Tells whether it is still needed when the threads start, by them or by what is looked at when they have ended. */
    public boolean isUsedLater(Variable variable) {
        return usedLater.contains(variable.number());
    }

    /** Tells whether a step is the one that makes its result, rather than one that returns it once more. */
    public boolean isMadeBy(Step step) {
        return step.result()
                .filter(variable -> makers.get(variable.number()) == step)
                .isPresent();
    }
}
