package io.snarl.core.observe;

import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Collects what seed tests query of objects without changing anything. */
final class SeedQueries {

    private final Map<String, Map<String, ClientCall>> ofClass = new HashMap<>();

    SeedQueries(Collection<Script> scripts) {
        for (Script script : scripts) {
            for (ClientCall call : script.calls()) {
                if (call.receiver() != 0 && call.arguments().isEmpty() && asks(call, script)) {
                    ofClass.computeIfAbsent(
                                    script.test().packageName() + ":"
                                            + script.classOf(call.receiver()).name(),
                                    key -> new LinkedHashMap<>())
                            .putIfAbsent(call.name(), call);
                }
            }
        }
    }

    /** Adds what any test of a package, which may use the same members, asks objects of a class without arguments. */
    void addOfClass(Map<String, Observation> found, Optional<Operand> receiver, String className, String packageName) {
        ofClass.getOrDefault(packageName + ":" + className, Map.of())
                .forEach((name, call) -> found.putIfAbsent(
                        name + List.of(),
                        new Observation.Query(new Step(call, Optional.empty(), receiver, List.of()))));
    }

    private static boolean asks(ClientCall call, Script script) {
        return call.kind() != ClientCall.Kind.CONSTRUCTOR
                && call.ending() == ClientCall.Ending.RETURNED
                && script.effects().get(call.number()).written().isEmpty()
                && Getters.mayOnlyTell(call.name())
                && (isValue(call.result()) || isMadeOfValues(call.result(), script));
    }

    /** Adds the questions of one test that are wanted, with the same arguments. */
    void add(
            Map<String, Observation> found,
            Optional<Operand> receiver,
            Script script,
            Set<Variable> variables,
            Predicate<ClientCall> isWanted) {
        for (ClientCall call : script.calls()) {
            if (isWanted.test(call) && asks(call, script)) {
                operands(call, script, variables)
                        .ifPresent(arguments -> found.putIfAbsent(
                                call.name() + arguments,
                                new Observation.Query(new Step(call, Optional.empty(), receiver, arguments))));
            }
        }
    }

    /** The arguments of a call as the plan has them: values, or objects that are made in the same way. */
    private static Optional<List<Operand>> operands(ClientCall call, Script script, Set<Variable> variables) {
        List<Operand> operands = new ArrayList<>();
        for (Value argument : call.arguments()) {
            operand(argument, script, variables).ifPresent(operands::add);
        }
        return operands.size() == call.arguments().size() ? Optional.of(operands) : Optional.empty();
    }

    private static Optional<Operand> operand(Value argument, Script script, Set<Variable> variables) {
        if (isLiteral(argument)) {
            String type = argument instanceof Value.EnumConstant constant
                    ? script.classOf(constant.object()).name()
                    : "";
            return Optional.of(new Operand.Literal(argument, type));
        }
        if (!(argument instanceof Value.Instance instance)) {
            return Optional.empty();
        }
        if (script.birthOf(instance.object()).orElse(null) instanceof Birth.FromStaticField field) {
            return Optional.of(new Operand.StaticField(field.owner(), field.name(), field.descriptor()));
        }
        var origin = new Variable.SeedObject(script.test().number(), instance.object());
        return variables.stream()
                .filter(variable -> variable.origins().contains(origin))
                .findFirst()
                .map(Operand.OfVariable::new);
    }

    private static boolean isValue(Value value) {
        return value instanceof Value.Primitive
                || value instanceof Value.Boxed
                || value instanceof Value.EnumConstant
                || value instanceof Value.Null
                || value instanceof Value.Text text && !text.isCut();
    }

    /** A collection, an array or another object of the JDK can be compared; whether its elements can, shows when it is asked for. */
    private static boolean isMadeOfValues(Value value, Script script) {
        return value instanceof Value.Array
                || value instanceof Value.Instance instance
                        && JdkClasses.contain(script.classOf(instance.object()).name());
    }

    private static boolean isLiteral(Value value) {
        return isValue(value) || value instanceof Value.ClassLiteral;
    }
}
