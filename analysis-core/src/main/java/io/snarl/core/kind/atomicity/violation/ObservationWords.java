package io.snarl.core.kind.atomicity.violation;

import io.snarl.contract.code.TypeNames;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import java.util.stream.Collectors;

/** Describes what was observed, for reports. */
public final class ObservationWords {

    private final Plan plan;

    public ObservationWords(Plan plan) {
        this.plan = plan;
    }

    public String of(Observation observation) {
        if (observation instanceof Observation.CallResult result) {
            return "result of " + plan.threads().get(result.thread()).origin().name() + " in thread "
                    + (result.thread() + 1);
        }
        if (observation instanceof Observation.SameResults) {
            return "results are the same";
        }
        if (observation instanceof Observation.Field field) {
            String size = field.aspect() == Observation.Aspect.SIZE ? "size of " : "";
            return size + TypeNames.simple(field.owner()) + "." + field.name();
        }
        Step step = ((Observation.Query) observation).step();
        return TypeNames.simple(step.origin().owner()) + "." + step.origin().name() + "("
                + step.arguments().stream().map(ObservationWords::of).collect(Collectors.joining(", ")) + ")";
    }

    private static String of(Operand operand) {
        if (operand instanceof Operand.Literal literal) {
            return of(literal.value());
        }
        return "…";
    }

    private static String of(Value value) {
        if (value instanceof Value.Primitive primitive) {
            return String.valueOf(primitive.value());
        }
        if (value instanceof Value.Boxed boxed) {
            return of(boxed.primitive());
        }
        if (value instanceof Value.Text text) {
            return '"' + text.text() + '"';
        }
        if (value instanceof Value.Hidden) {
            return "…";
        }
        if (value instanceof Value.EnumConstant constant) {
            return constant.name();
        }
        return value instanceof Value.ClassLiteral literal ? TypeNames.simple(literal.name()) + ".class" : "null";
    }

    public static String of(ObservedValue value) {
        return switch (value.sort()) {
            case NULL -> "null";
            case VOID -> "nothing";
            case HIDDEN -> value.text().isEmpty() ? "hidden" : "hidden \"" + value.text() + '"';
            case STRING -> '"' + value.text() + '"';
            case LIST, SET, ARRAY ->
                value.elements().stream().map(ObservationWords::of).collect(Collectors.joining(", ", "[", "]"));
            case MAP -> value.elements().stream().map(ObservationWords::of).collect(Collectors.joining(", ", "{", "}"));
            default -> value.text();
        };
    }
}
