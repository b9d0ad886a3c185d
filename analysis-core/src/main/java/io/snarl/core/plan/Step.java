package io.snarl.core.plan;

import io.snarl.core.seed.ClientCall;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A call in a concurrent test.
 *
 * @param origin the call of a seed test that it repeats
 * @param result the variable that it makes, if the test uses it
 * @param receiver on what it is called, empty for a static method or a constructor
 */
public record Step(ClientCall origin, Optional<Variable> result, Optional<Operand> receiver, List<Operand> arguments) {

    public Step {
        arguments = List.copyOf(arguments);
    }

    /** Returns the same call, of whose result the test makes no use. */
    Step withoutResult() {
        return new Step(origin, Optional.empty(), receiver, arguments);
    }

    /** Returns the variables that it needs. */
    public Set<Variable> uses() {
        Set<Variable> variables = new HashSet<>();
        receiver.ifPresent(operand -> addTo(variables, operand));
        arguments.forEach(operand -> addTo(variables, operand));
        return variables;
    }

    private static void addTo(Set<Variable> variables, Operand operand) {
        if (operand instanceof Operand.OfVariable use) {
            variables.add(use.variable());
        } else if (operand instanceof Operand.ArrayLiteral array) {
            array.elements().forEach(element -> addTo(variables, element));
        } else if (operand instanceof Operand.Written written) {
            written.captured().values().forEach(captured -> addTo(variables, captured));
        } else if (operand instanceof Operand.Expression expression) {
            expression.captured().values().forEach(captured -> addTo(variables, captured));
        }
    }
}
