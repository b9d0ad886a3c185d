package io.snarl.core.kind.atomicity;

import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Varies the arguments of two equal calls, so that their results can be told apart. */
final class OtherArguments {

    private OtherArguments() {}

    /** Returns the plan with another last argument of the second thread, empty if the threads differ already or there is no number or text. */
    static Optional<Plan> in(Plan plan) {
        Step first = plan.threads().get(0);
        Step second = plan.threads().get(1);
        if (!first.arguments().equals(second.arguments())) {
            return Optional.empty();
        }
        List<Operand> arguments = new ArrayList<>(second.arguments());
        for (int i = arguments.size() - 1; i >= 0; i--) {
            Optional<Value> other =
                    arguments.get(i) instanceof Operand.Literal literal ? other(literal.value()) : Optional.empty();
            if (other.isPresent()) {
                arguments.set(i, new Operand.Literal(other.get()));
                var changed = new Step(second.origin(), second.result(), second.receiver(), arguments);
                return Optional.of(new Plan(
                        plan.setUp(), List.of(first, changed), plan.tolerated(), plan.observations(), plan.endings()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Value> other(Value value) {
        if (value instanceof Value.Text text && !text.isCut()) {
            return Optional.of(new Value.Text(text.text() + "2", text.length() + 1));
        }
        if (value instanceof Value.Boxed boxed) {
            return other(boxed.primitive()).map(other -> new Value.Boxed((Value.Primitive) other));
        }
        if (value instanceof Value.Primitive primitive) {
            return Optional.ofNullable(next(primitive.value())).map(Value.Primitive::new);
        }
        return Optional.empty();
    }

    private static Object next(Object number) {
        if (number instanceof Integer value) {
            return value + 1;
        }
        if (number instanceof Long value) {
            return value + 1;
        }
        return number instanceof Double value ? value + 1 : null;
    }
}
