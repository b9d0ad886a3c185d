package io.snarl.core.share;

import io.snarl.contract.trace.Value;
import io.snarl.core.carve.Captured;
import io.snarl.core.carve.CarvedCall;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.path.AccessPath;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Combines the calls of several parts into one plan.
 *
 * <p>An object that plays several parts is made once, as the first of them was, and everything is done to it that was done to
 * any of them. So it has what each part needs.
 */
final class PlanBuilder {

    private final List<Part> parts;
    private final ObjectMatching matching;
    private final Map<PlanObject, Variable> variables = new LinkedHashMap<>();
    private final Map<PlanObject, List<PlanObject>> members = new HashMap<>();
    private final Map<PlanObject, PlanObject> makers = new HashMap<>();
    private final Set<PlanObject> needed = new LinkedHashSet<>();
    private final Set<PartCall> chosen = new HashSet<>();
    private final Set<ClientCall> excluded = new HashSet<>();
    private final Set<PlanObject> state = new LinkedHashSet<>();
    private final RoleTypes roles;

    PlanBuilder(List<Part> parts, ObjectMatching matching, RoleTypes roles) {
        this.parts = parts;
        this.matching = matching;
        this.roles = roles;
        for (int part = 0; part < parts.size(); part++) {
            for (int object : objectsOf(parts.get(part).piece())) {
                var planObject = new PlanObject(part, object);
                members.computeIfAbsent(matching.leaderOf(planObject), key -> new ArrayList<>())
                        .add(planObject);
            }
        }
    }

    /** Leaves the calls of the threads out of what is done before. */
    PlanBuilder withoutTargets() {
        parts.forEach(part -> excluded.add(part.piece().target()));
        return this;
    }

    /** Also makes and shapes objects that a thread comes to without being given them, as by a lookup. */
    PlanBuilder withState(int part, Collection<Integer> objects) {
        objects.forEach(object -> state.add(new PlanObject(part, object)));
        return this;
    }

    Plan build() throws InfeasibleException {
        for (int part = 0; part < parts.size(); part++) {
            needOperands(part, parts.get(part).piece().target());
        }
        for (PlanObject planObject : state) {
            need(planObject.part(), planObject.object());
        }
        while (addShaping()) {
            // Each call that is added may need more objects, which other calls shape.
        }
        List<Step> setUp = inOrder();
        List<Step> threads = new ArrayList<>();
        for (int part = 0; part < parts.size(); part++) {
            threads.add(step(part, parts.get(part).piece().target(), Optional.empty()));
        }
        return new Plan(setUp, threads);
    }

    /** All objects that a part has calls for. */
    private static Set<Integer> objectsOf(CarvedCall piece) {
        Set<Integer> objects = new LinkedHashSet<>();
        List<ClientCall> calls = new ArrayList<>();
        piece.calls().forEach(number -> calls.add(piece.script().calls().get(number)));
        calls.add(piece.target());
        for (ClientCall call : calls) {
            objects.addAll(Values.objectsIn(call));
        }
        piece.captured().forEach((object, names) -> {
            objects.add(object);
            objects.addAll(names.objects().values());
        });
        return objects;
    }

    private void needOperands(int part, ClientCall call) throws InfeasibleException {
        for (int object : operandsOf(part, call)) {
            need(part, object);
        }
    }

    private List<Integer> operandsOf(int part, ClientCall call) {
        Captured used = parts.get(part).piece().receivers().get(call.number());
        if (used == null) {
            return Values.operandsOf(call);
        }
        List<Integer> operands = new ArrayList<>(used.objects().values());
        if (!parts.get(part).piece().hasWrittenArguments(call)) {
            operands.addAll(Values.argumentsOf(call));
        }
        return operands;
    }

    private void need(int part, int object) throws InfeasibleException {
        PlanObject leader = matching.leaderOf(new PlanObject(part, object));
        if (!needed.add(leader)) {
            return;
        }
        PlanObject maker = makerOf(leader, new PlanObject(part, object));
        makers.put(leader, maker);
        Birth birth = birthOf(maker)
                .filter(found -> !(found instanceof Birth.OfField))
                .orElseThrow(() -> new InfeasibleException(Reason.NO_MAKER, roles.className(maker)));
        if (birth instanceof Birth.ByCall byCall) {
            ClientCall call = script(maker.part()).calls().get(byCall.call());
            chosen.add(new PartCall(maker.part(), call.number()));
            needOperands(maker.part(), call);
        } else {
            for (int captured : capturedBy(maker).objects().values()) {
                need(maker.part(), captured);
            }
        }
    }

    private Captured capturedBy(PlanObject planObject) {
        return parts.get(planObject.part()).piece().captured().getOrDefault(planObject.object(), Captured.NONE);
    }

    /**
     * An object that can do for all of them: the first that can be used wherever one of the others is. One through which its thread
     * reaches a lock comes before the others, since how it was made decides which lock that is.
     */
    private PlanObject makerOf(PlanObject leader, PlanObject otherwise) {
        List<PlanObject> candidates = members.getOrDefault(leader, List.of(otherwise));
        List<PlanObject> able = candidates.stream()
                .filter(planObject -> candidates.stream().allMatch(other -> roles.canPlay(planObject, other)))
                .toList();
        return able.stream()
                .filter(this::leadsToLock)
                .findFirst()
                .orElse(able.isEmpty() ? candidates.get(0) : able.get(0));
    }

    private boolean leadsToLock(PlanObject planObject) {
        Part part = parts.get(planObject.part());
        return leadsOn(planObject.object(), part.wanted()) || leadsOn(planObject.object(), part.held());
    }

    private static boolean leadsOn(int object, AccessPath path) {
        int index = path.objects().indexOf(object);
        return index >= 0 && index < path.objects().size() - 1;
    }

    /** Adds calls that change an object that is needed; says whether there were any. */
    private boolean addShaping() throws InfeasibleException {
        boolean added = false;
        for (int part = 0; part < parts.size(); part++) {
            CarvedCall piece = parts.get(part).piece();
            for (int number : piece.calls()) {
                ClientCall call = piece.script().calls().get(number);
                if ((call.shaping() || isForMock(part, call))
                        && !excluded.contains(call)
                        && shapes(part, call)
                        && chosen.add(new PartCall(part, number))) {
                    needOperands(part, call);
                    added = true;
                }
            }
        }
        return added;
    }

    private boolean shapes(int part, ClientCall call) {
        Optional<PlanObject> made = madeBy(part, call);
        if (made.isPresent() && needed.contains(matching.leaderOf(made.get()))) {
            // Another call makes it, or this one, which is there already then.
            return false;
        }
        if (isForMock(part, call)) {
            return operandsOf(part, call).stream().anyMatch(object -> isNeeded(part, object));
        }
        var effects = script(part).effects().get(call.number());
        return call.mayPrepare(parts.get(part).piece().target())
                || isNeeded(part, call.receiver())
                || effects.written().stream().anyMatch(object -> isNeeded(part, object));
    }

    /** Tells whether a call is there for a mock that it tells what to do. */
    private boolean isForMock(int part, ClientCall call) {
        return parts.get(part).piece().receivers().containsKey(call.number())
                || !call.shaping() && madeBy(part, call).isEmpty();
    }

    private boolean isNeeded(int part, int object) {
        return object != 0 && needed.contains(matching.leaderOf(new PlanObject(part, object)));
    }

    private Optional<PlanObject> madeBy(int part, ClientCall call) {
        return Values.object(call.result())
                .filter(object ->
                        birthOf(new PlanObject(part, object)).equals(Optional.of(new Birth.ByCall(call.number()))))
                .map(object -> new PlanObject(part, object));
    }

    /** Puts calls in the order of their tests, but each after those that make what it needs. */
    private List<Step> inOrder() throws InfeasibleException {
        List<PartCall> waiting = new ArrayList<>(chosen);
        waiting.sort(Comparator.comparingInt(PartCall::part).thenComparingInt(PartCall::number));
        Set<Done> done = new LinkedHashSet<>();
        while (!waiting.isEmpty()) {
            PartCall next = waiting.stream()
                    .filter(this::isReady)
                    .findFirst()
                    .orElseThrow(() -> new InfeasibleException(Reason.CIRCULAR, ""));
            waiting.remove(next);
            ClientCall call = script(next.part()).calls().get(next.number());
            Step step = step(next.part(), call, define(next.part(), call));
            done.add(new Done(step, returned(next.part(), call)));
        }
        return done.stream().map(Done::step).toList();
    }

    /** The object that a call hands out, if the test goes on with it. */
    private Optional<PlanObject> returned(int part, ClientCall call) {
        return Values.object(call.result())
                .filter(object -> isNeeded(part, object))
                .map(object -> matching.leaderOf(new PlanObject(part, object)));
    }

    private boolean isReady(PartCall call) {
        ClientCall origin = script(call.part()).calls().get(call.number());
        for (int object : operandsOf(call.part(), origin)) {
            if (!isThere(new PlanObject(call.part(), object))) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether an object has been made, or needs no call to be made. */
    private boolean isThere(PlanObject planObject) {
        PlanObject leader = matching.leaderOf(planObject);
        PlanObject maker = makers.get(leader);
        if (variables.containsKey(leader)) {
            return true;
        }
        Birth birth = birthOf(maker).orElseThrow();
        return !(birth instanceof Birth.ByCall)
                && capturedBy(maker).objects().values().stream()
                        .allMatch(object -> isThere(new PlanObject(maker.part(), object)));
    }

    private Optional<Variable> define(int part, ClientCall call) {
        Optional<PlanObject> made = madeBy(part, call);
        if (made.isEmpty() || !made.get().equals(makers.get(matching.leaderOf(made.get())))) {
            return Optional.empty();
        }
        PlanObject leader = matching.leaderOf(made.get());
        List<Variable.SeedObject> origins = new ArrayList<>();
        origins.add(origin(made.get()));
        members.getOrDefault(leader, List.of()).forEach(member -> {
            if (!origins.contains(origin(member))) {
                origins.add(origin(member));
            }
        });
        var variable = new Variable(variables.size(), roles.className(made.get()), origins);
        variables.put(leader, variable);
        return Optional.of(variable);
    }

    private Variable.SeedObject origin(PlanObject planObject) {
        return new Variable.SeedObject(script(planObject.part()).test().number(), planObject.object());
    }

    private Step step(int part, ClientCall call, Optional<Variable> result) {
        Captured used = parts.get(part).piece().receivers().get(call.number());
        Optional<Operand> receiver = used != null
                ? Optional.of(new Operand.Expression(call, -1, operands(part, used)))
                : Optional.of(call.receiver())
                        .filter(object -> object != 0)
                        .map(object -> operand(new PlanObject(part, object)));
        List<Operand> arguments = new ArrayList<>();
        boolean asWritten = parts.get(part).piece().hasWrittenArguments(call);
        for (int i = 0; i < call.arguments().size(); i++) {
            arguments.add(
                    asWritten
                            ? new Operand.Expression(call, i, operands(part, used))
                            : operand(part, call.arguments().get(i)));
        }
        return new Step(call, result, receiver, arguments);
    }

    private Operand operand(int part, Value value) {
        if (value instanceof Value.Instance instance) {
            return operand(new PlanObject(part, instance.object()));
        }
        if (value instanceof Value.Array array) {
            PlanObject leader = matching.leaderOf(new PlanObject(part, array.object()));
            if (variables.containsKey(leader)) {
                return new Operand.OfVariable(variables.get(leader));
            }
            return new Operand.ArrayLiteral(
                    script(part).classOf(array.object()).name(),
                    array.elements().stream()
                            .map(element -> operand(part, element))
                            .toList());
        }
        return ClockTimes.offset(script(part), value)
                .<Operand>map(Operand.ClockTime::new)
                .orElseGet(() -> new Operand.Literal(value, enumOf(part, value)));
    }

    private String enumOf(int part, Value value) {
        return value instanceof Value.EnumConstant constant
                ? script(part).classOf(constant.object()).name()
                : "";
    }

    private Operand operand(PlanObject planObject) {
        PlanObject leader = matching.leaderOf(planObject);
        if (variables.containsKey(leader)) {
            return new Operand.OfVariable(variables.get(leader));
        }
        PlanObject maker = makers.get(leader);
        Birth birth = birthOf(maker).orElseThrow();
        if (birth instanceof Birth.FromStaticField field) {
            return new Operand.StaticField(field.owner(), field.name(), field.descriptor());
        }
        if (birth instanceof Birth.TestItself) {
            return new Operand.OfTest(roles.className(maker));
        }
        Map<String, Operand> captured = operands(maker.part(), capturedBy(maker));
        if (birth instanceof Birth.AsWritten expression) {
            return new Operand.Expression(expression.call(), expression.argument(), captured);
        }
        var written = (Birth.InSource) birth;
        return new Operand.Written(written.caller(), written.className(), written.body(), captured);
    }

    private Map<String, Operand> operands(int part, Captured captured) {
        Map<String, Operand> operands = new HashMap<>();
        captured.values().forEach((name, value) -> operands.put(name, operand(part, value)));
        captured.objects().forEach((name, object) -> operands.put(name, operand(new PlanObject(part, object))));
        return operands;
    }

    private Optional<Birth> birthOf(PlanObject planObject) {
        return parts.get(planObject.part()).piece().birthOf(planObject.object());
    }

    private Script script(int part) {
        return parts.get(part).piece().script();
    }

    /**
     * What is done for one part or for several. Two parts that take an object from a pool take two of them, which they give back later: it is
     * the same thing only if it hands out the same object.
     */
    private record Done(Step step, Optional<PlanObject> returned) {}

    /** A call of a part's test. */
    private record PartCall(int part, int number) {}
}
