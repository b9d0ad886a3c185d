package io.snarl.core.observe;

import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Value;
import io.snarl.core.carve.MockingFrameworks;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.MethodInfo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Chooses what a test observes when its threads have ended: the queries of the seed tests first, then getters and fields. */
public final class Observers {

    private static final int MOST_OF_AN_OBJECT = 12;
    private static final int MOST = 36;

    /** What collections count their changes with, as those of the JDK do, in order to notice misuse as well as they can. */
    private static final String CHANGES = "modCount";

    private final Map<Integer, Script> scripts;
    private final Types types;
    private final SeedQueries questions;

    public Observers(Map<Integer, Script> scripts, Types types) {
        this.scripts = scripts;
        this.types = types;
        this.questions = new SeedQueries(scripts.values());
    }

    /**
     * Returns what to look at, the most natural first.
     *
     * @param test the seed test in whose package the test is
     * @param fields those at stake, which are looked at for want of something better
     */
    public List<Observation> of(Plan plan, SeedTest test, Set<ConflictField> fields) {
        Set<Variable> variables = variablesOf(plan);
        List<Observation> observations = new ArrayList<>(ofConstants(plan, test, variables));
        for (Variable variable : variables) {
            Map<String, Observation> ofObject = new LinkedHashMap<>();
            Optional<Operand> receiver = Optional.of(new Operand.OfVariable(variable));
            variable.origins()
                    .forEach(origin -> questions.add(
                            ofObject,
                            receiver,
                            scripts.get(origin.test()),
                            variables,
                            call -> call.receiver() == origin.object()));
            questions.addOfClass(ofObject, receiver, variable.className(), test.packageName());
            addGetters(ofObject, receiver, variable.className(), test);
            ofObject.values().stream().limit(MOST_OF_AN_OBJECT).forEach(observations::add);
        }
        List<Observation> all =
                new ArrayList<>(observations.stream().limit(MOST).toList());
        for (Variable variable : variablesOf(plan)) {
            fields.forEach(field -> all.addAll(fieldOf(variable, field)));
        }
        return all;
    }

    /** What is not made by the test tells something too: a class by its static methods, and a single object such as an enum constant. */
    private List<Observation> ofConstants(Plan plan, SeedTest test, Set<Variable> variables) {
        Map<String, Observation> found = new LinkedHashMap<>();
        for (Step step : plan.threads()) {
            ClientCall called = step.origin();
            int number = called.test().number();
            if (called.kind() == ClientCall.Kind.STATIC_METHOD) {
                questions.add(
                        found,
                        Optional.empty(),
                        scripts.get(number),
                        variables,
                        call -> call.kind() == ClientCall.Kind.STATIC_METHOD
                                && call.owner().equals(called.owner()));
            } else if (step.receiver()
                            .filter(Operand.OfVariable.class::isInstance)
                            .isEmpty()
                    && called.receiver() != 0) {
                questions.add(
                        found,
                        step.receiver(),
                        scripts.get(number),
                        variables,
                        call -> call.receiver() == called.receiver());
                String className =
                        scripts.get(number).classOf(called.receiver()).name();
                addGetters(found, step.receiver(), className, test);
            }
        }
        return found.values().stream().limit(MOST_OF_AN_OBJECT).toList();
    }

    /** A field of the library's own whose value can be written down; those of the JDK are closed to tests. */
    private List<Observation> fieldOf(Variable variable, ConflictField field) {
        Optional<FieldInfo> declared = types.isSubtype(variable.className(), field.owner())
                ? types.field(field.owner(), field.name())
                : Optional.empty();
        return declared.filter(found -> !found.isStatic()
                        && !JdkClasses.contain(found.owner())
                        && !found.name().equals(CHANGES))
                .map(found -> aspects(found.type()).stream()
                        .<Observation>map(
                                aspect -> new Observation.Field(variable, found.owner(), found.name(), aspect))
                        .toList())
                .orElse(List.of());
    }

    /** Of a collection only what is lost counts, since its order may mean nothing; of an array, what is beyond use means nothing. */
    private List<Observation.Aspect> aspects(JavaType type) {
        if (type instanceof JavaType.PrimitiveType) {
            return List.of(Observation.Aspect.VALUE);
        }
        boolean hasElements = types.isSubtype(type.erasure(), "java.util.Collection")
                || types.isSubtype(type.erasure(), "java.util.Map");
        return hasElements ? List.of(Observation.Aspect.SIZE) : List.of();
    }

    /** All that the threads use, what they are called on first. */
    private Set<Variable> variablesOf(Plan plan) {
        Set<Variable> variables = new TreeSet<>(Comparator.comparingInt(Variable::number));
        plan.threads().forEach(step -> variables.addAll(step.uses()));
        plan.setUp().forEach(step -> step.result().ifPresent(variables::add));
        // What a mock answers is not the library's, and it may answer otherwise for having been asked.
        plan.setUp().stream()
                .filter(step -> MockingFrameworks.have(step.origin()))
                .forEach(step -> step.result().ifPresent(variables::remove));
        variables.removeIf(variable -> isOfTests(variable) && !isCalled(variable, plan));
        return variables;
    }

    /**
     * What a listener or a factory of the tests has noted is in which order the library has called it back, of which nothing is promised. One that
     * extends a class of the library has the state of that, too.
     */
    private boolean isOfTests(Variable variable) {
        return variable.origins().stream()
                        .allMatch(origin -> scripts.get(origin.test())
                                        .classOf(origin.object())
                                        .sort()
                                == ClassSort.TEST)
                && types.supertypes(variable.className()).stream()
                        .filter(name -> !name.equals(variable.className()) && !name.equals(JavaType.OBJECT.name()))
                        .allMatch(name ->
                                types.find(name).filter(ClassInfo::isInterface).isPresent());
    }

    private static boolean isCalled(Variable variable, Plan plan) {
        return plan.threads().stream()
                .anyMatch(step -> step.receiver().equals(Optional.of(new Operand.OfVariable(variable))));
    }

    private void addGetters(
            Map<String, Observation> found, Optional<Operand> receiver, String className, SeedTest test) {
        var getters = new Getters(types, new Accessibility(types, test.packageName()));
        for (MethodInfo getter : getters.of(className)) {
            found.putIfAbsent(
                    getter.name() + List.of(),
                    new Observation.Query(
                            new Step(call(getter, className, test), Optional.empty(), receiver, List.of())));
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
}
