package io.snarl.core.observe;

import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.type.Access;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.MethodInfo;
import io.snarl.core.source.type.Types;
import io.snarl.core.trace.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Finds what there is to look at when the threads of a plan have ended: what the seed tests ask the same objects, which is what their author
 * cares for, then what getters tell.
 */
public final class Observers {

    private static final int MOST_OF_AN_OBJECT = 12;
    private static final int MOST = 36;

    private final Map<Integer, Script> scripts;
    private final Types types;

    public Observers(Map<Integer, Script> scripts, Types types) {
        this.scripts = scripts;
        this.types = types;
    }

    /**
     * Returns what to look at, the most natural first.
     *
     * @param test the seed test in whose package the test is
     * @param fields those at stake, which are looked at for want of something better
     */
    public List<Observation> of(Plan plan, SeedTest test, Set<StakedField> fields) {
        List<Observation> observations = new ArrayList<>();
        Set<Variable> variables = variablesOf(plan);
        for (Variable variable : variables) {
            Map<String, Observation> ofObject = new LinkedHashMap<>();
            variable.origins().forEach(origin -> addAsked(ofObject, variable, origin, variables));
            addGetters(ofObject, variable, test);
            ofObject.values().stream().limit(MOST_OF_AN_OBJECT).forEach(observations::add);
        }
        List<Observation> all =
                new ArrayList<>(observations.stream().limit(MOST).toList());
        for (Variable variable : variablesOf(plan)) {
            fields.forEach(field -> all.addAll(fieldOf(variable, field)));
        }
        return all;
    }

    /** A field of the library's own whose value can be written down; those of the JDK are closed to tests. */
    private List<Observation> fieldOf(Variable variable, StakedField field) {
        Optional<FieldInfo> declared = types.isSubtype(variable.className(), field.owner())
                ? types.field(field.owner(), field.name())
                : Optional.empty();
        return declared.filter(found -> !found.isStatic() && !found.owner().startsWith("java."))
                .map(found -> aspects(found.type()).stream()
                        .<Observation>map(
                                aspect -> new Observation.Field(variable, found.owner(), found.name(), aspect))
                        .toList())
                .orElse(List.of());
    }

    /** Arrays are left out: what they hold beyond what is in use means nothing. */
    private List<Observation.Aspect> aspects(JavaType type) {
        if (type instanceof JavaType.Primitive) {
            return List.of(Observation.Aspect.VALUE);
        }
        boolean hasElements = types.isSubtype(type.erasure(), "java.util.Collection")
                || types.isSubtype(type.erasure(), "java.util.Map");
        return hasElements ? List.of(Observation.Aspect.SIZE, Observation.Aspect.ELEMENTS) : List.of();
    }

    /** All that the threads use, what they are called on first. */
    private static Set<Variable> variablesOf(Plan plan) {
        Set<Variable> variables = new TreeSet<>(Comparator.comparingInt(Variable::number));
        plan.threads().forEach(step -> variables.addAll(step.uses()));
        plan.setUp().forEach(step -> step.result().ifPresent(variables::add));
        return variables;
    }

    private void addAsked(
            Map<String, Observation> found, Variable variable, Variable.Origin origin, Set<Variable> variables) {
        Script script = scripts.get(origin.test());
        for (ClientCall call : script.calls()) {
            boolean asks = call.receiver() == origin.object()
                    && call.kind() == ClientCall.Kind.METHOD
                    && call.ending() == ClientCall.Ending.RETURNED
                    && script.effects().get(call.number()).written().isEmpty()
                    && Getters.mayOnlyTell(call.name())
                    && (isValue(call.result()) || hasElements(call.result(), script));
            if (asks) {
                operands(call, script, variables)
                        .ifPresent(arguments -> found.putIfAbsent(
                                call.name() + arguments,
                                new Observation.Query(new Step(
                                        call, Optional.empty(), Optional.of(new Operand.Use(variable)), arguments))));
            }
        }
    }

    /** Arrays and collections can be compared by what is in them. */
    private boolean hasElements(Value result, Script script) {
        return result instanceof Value.Array
                || result instanceof Value.Instance instance
                        && Stream.of("java.util.Collection", "java.util.Map")
                                .anyMatch(type -> types.isSubtype(
                                        script.classOf(instance.object()).name(), type));
    }

    /** The arguments of a call as the plan has them: values, or objects that are made in the same way. */
    private static Optional<List<Operand>> operands(ClientCall call, Script script, Set<Variable> variables) {
        List<Operand> operands = new ArrayList<>();
        for (Value argument : call.arguments()) {
            if (isLiteral(argument)) {
                operands.add(new Operand.Literal(argument));
            } else if (argument instanceof Value.Instance instance
                    && script.birthOf(instance.object()).orElse(null) instanceof Birth.FromStaticField field) {
                operands.add(new Operand.StaticField(field.owner(), field.name(), field.descriptor()));
            } else if (argument instanceof Value.Instance instance) {
                var origin = new Variable.Origin(call.test().number(), instance.object());
                variables.stream()
                        .filter(variable -> variable.origins().contains(origin))
                        .findFirst()
                        .ifPresent(variable -> operands.add(new Operand.Use(variable)));
            }
        }
        return operands.size() == call.arguments().size() ? Optional.of(operands) : Optional.empty();
    }

    private void addGetters(Map<String, Observation> found, Variable variable, SeedTest test) {
        var getters = new Getters(types, new Access(types, test.packageName()));
        for (MethodInfo getter : getters.of(variable.className())) {
            found.putIfAbsent(
                    getter.name() + List.of(),
                    new Observation.Query(new Step(
                            call(getter, variable.className(), test),
                            Optional.empty(),
                            Optional.of(new Operand.Use(variable)),
                            List.of())));
        }
    }

    /** A call that no seed test makes. */
    private static ClientCall call(MethodInfo method, String className, SeedTest test) {
        return new ClientCall(
                test,
                Integer.MAX_VALUE,
                new Caller("", "", "", 0),
                0,
                ClientCall.Kind.METHOD,
                className,
                method.name(),
                method.descriptor(),
                0,
                List.of(),
                Value.NONE,
                ClientCall.Ending.RETURNED,
                false,
                false);
    }

    private static boolean isValue(Value value) {
        return value instanceof Value.Primitive
                || value instanceof Value.Boxed
                || value instanceof Value.EnumConstant
                || value instanceof Value.Null
                || value instanceof Value.Text text && !text.isCut();
    }

    private static boolean isLiteral(Value value) {
        return isValue(value) || value instanceof Value.ClassLiteral;
    }
}
