package io.snarl.core.source;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Where a plan makes its variables and what it uses them for. */
final class Uses {

    private final Map<Integer, Step> makers = new HashMap<>();
    private final Map<Integer, List<Use>> uses = new HashMap<>();

    /**
     * A use of a variable by a step.
     *
     * @param position -1 for the receiver, else the place of the argument
     * @param isDirect whether the variable itself is that operand, rather than a part of it
     */
    record Use(Step step, int position, boolean isDirect, boolean isInThread) {

        static final int RECEIVER = -1;

        boolean isReceiver() {
            return position == RECEIVER;
        }
    }

    Uses(Plan plan) {
        plan.setUp().forEach(step -> {
            collect(step, false);
            step.result().ifPresent(variable -> makers.putIfAbsent(variable.number(), step));
        });
        plan.threads().forEach(step -> collect(step, true));
    }

    private void collect(Step step, boolean inThread) {
        step.receiver().ifPresent(operand -> collect(step, Use.RECEIVER, operand, inThread));
        for (int i = 0; i < step.arguments().size(); i++) {
            collect(step, i, step.arguments().get(i), inThread);
        }
    }

    private void collect(Step step, int position, Operand operand, boolean inThread) {
        boolean direct = operand instanceof Operand.Use;
        variables(operand)
                .forEach(variable -> uses.computeIfAbsent(variable.number(), key -> new ArrayList<>())
                        .add(new Use(step, position, direct, inThread)));
    }

    private static Stream<Variable> variables(Operand operand) {
        if (operand instanceof Operand.Use use) {
            return Stream.of(use.variable());
        }
        if (operand instanceof Operand.ArrayLiteral array) {
            return array.elements().stream().flatMap(Uses::variables);
        }
        return operand instanceof Operand.Written written
                ? written.captured().values().stream().flatMap(Uses::variables)
                : Stream.empty();
    }

    List<Use> of(Variable variable) {
        return uses.getOrDefault(variable.number(), List.of());
    }

    boolean isUsed(Variable variable) {
        return uses.containsKey(variable.number());
    }

    /** Tells whether a step is the one that makes its result, rather than one that returns it once more. */
    boolean isMadeBy(Step step) {
        return step.result()
                .filter(variable -> makers.get(variable.number()) == step)
                .isPresent();
    }
}
