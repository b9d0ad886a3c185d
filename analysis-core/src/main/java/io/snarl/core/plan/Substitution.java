package io.snarl.core.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Replaces variables of a plan by others. */
public final class Substitution {

    private final Map<Variable, Variable> others = new HashMap<>();

    /** Lets a variable stand for another one from now on. */
    public void put(Variable replaced, Variable by) {
        others.put(replaced, of(by));
    }

    private Variable of(Variable variable) {
        return others.getOrDefault(variable, variable);
    }

    /** Returns a step that uses the variables that stand for those that it uses. */
    public Step of(Step step) {
        Optional<Operand> receiver = step.receiver().map(this::of);
        List<Operand> arguments = step.arguments().stream().map(this::of).toList();
        return new Step(step.origin(), step.result(), receiver, arguments);
    }

    /** Returns an observation of what stands for that which it looks at. */
    public Observation of(Observation observation) {
        if (observation instanceof Observation.Query query) {
            return new Observation.Query(of(query.step()));
        }
        return observation instanceof Observation.Field field
                ? new Observation.Field(of(field.object()), field.owner(), field.name(), field.aspect())
                : observation;
    }

    private Operand of(Operand operand) {
        if (operand instanceof Operand.OfVariable use) {
            return new Operand.OfVariable(of(use.variable()));
        }
        if (operand instanceof Operand.ArrayLiteral array) {
            return new Operand.ArrayLiteral(
                    array.type(), array.elements().stream().map(this::of).toList());
        }
        if (operand instanceof Operand.Written written) {
            return new Operand.Written(written.caller(), written.className(), written.body(), of(written.captured()));
        }
        return operand instanceof Operand.Expression expression
                ? new Operand.Expression(expression.call(), expression.argument(), of(expression.captured()))
                : operand;
    }

    private Map<String, Operand> of(Map<String, Operand> captured) {
        Map<String, Operand> replaced = new HashMap<>();
        captured.forEach((name, operand) -> replaced.put(name, of(operand)));
        return replaced;
    }
}
