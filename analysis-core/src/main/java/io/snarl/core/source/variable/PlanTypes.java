package io.snarl.core.source.variable;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.resolve.Inference;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.MethodInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Determines the types of a plan's variables from seed tests, signatures and uses. */
public final class PlanTypes {

    private final Types types;
    private final SeedSources seeds;
    private final Callables callables;
    private final TypeChoice choice;
    private final boolean asInSeed;
    private final Inference inference;
    private final Map<Integer, JavaType> chosen = new HashMap<>();
    private final Map<Integer, JavaType> made = new HashMap<>();
    private final Map<Integer, Step> makers = new HashMap<>();
    private final Map<Step, JavaType> returned = new HashMap<>();
    private final Set<JavaType> fromRaw = new HashSet<>();
    private final Set<JavaType> thrown = new LinkedHashSet<>();
    private boolean callsRaw;

    private PlanTypes(Plan plan, Types types, SeedSources seeds, Callables callables, boolean asInSeed) {
        var uses = new Uses(plan);
        this.types = types;
        this.seeds = seeds;
        this.callables = callables;
        this.asInSeed = asInSeed;
        this.choice = new TypeChoice(types, seeds, callables, uses);
        this.inference = new Inference(types, callables.access()::isAccessible);
        for (Step step : plan.setUp()) {
            CallTypes signature = read(step);
            signature.exceptions().forEach(thrown::add);
            addThrownIn(step);
            if (uses.isMadeBy(step)) {
                declare(step, step.result().orElseThrow(), signature.returned());
            }
        }
        plan.threads().forEach(this::readCallable);
        plan.queries().forEach(step -> readCallable(step).exceptions().forEach(thrown::add));
        plan.endings().forEach(step -> read(step).exceptions().forEach(thrown::add));
    }

    /** What an expression throws is not known, but what the method may throw that it is taken from. */
    private void addThrownIn(Step step) {
        Stream.concat(step.receiver().stream(), step.arguments().stream())
                .filter(Operand.Expression.class::isInstance)
                .map(Operand.Expression.class::cast)
                .flatMap(expression -> seeds.call(expression.call()).stream()
                        .flatMap(call -> call.operand(expression.argument()).stream()))
                .flatMap(piece -> piece.thrownAround().stream())
                .forEach(thrown::add);
    }

    private CallTypes readCallable(Step step) {
        CallTypes signature = read(step);
        requireRunnable(step, signature);
        returned.put(step, signature.returned());
        return signature;
    }

    /** What a step takes and gives, with what the type parameters stand for. */
    private record CallTypes(JavaType returned, List<JavaType> exceptions) {}

    /** Finds types that fit all uses, as the seed tests have them if possible. */
    public static PlanTypes of(Plan plan, Types types, SeedSources seeds, Callables callables) {
        try {
            return fitting(new PlanTypes(plan, types, seeds, callables, true));
        } catch (NotWritableException e) {
            return fitting(new PlanTypes(plan, types, seeds, callables, false));
        }
    }

    private static PlanTypes fitting(PlanTypes found) {
        if (!found.inference.holds()) {
            found.inference.conclude();
        }
        if (!found.inference.holds()) {
            throw new NotWritableException("No type arguments fit all calls that the test makes");
        }
        return found;
    }

    private CallTypes read(Step step) {
        MethodInfo method = method(step);
        ClassInfo owner = types.find(method.owner()).orElseThrow();
        Map<JavaType.Parameter, JavaType> meanings = new HashMap<>();
        if (method.isConstructor()) {
            meanings.putAll(inference.unknowns(owner.typeParameters()));
            writtenArguments(step, owner, meanings);
        } else if (!method.isStatic()) {
            meanings.putAll(ofReceiver(step, method, owner));
        }
        meanings.putAll(inference.unknowns(method.typeParameters()));
        List<JavaType> parameters = parametersOf(method, owner, step.arguments().size());
        for (int i = 0; i < step.arguments().size(); i++) {
            JavaType parameter = parameters.size() == step.arguments().size()
                    ? parameters.get(i)
                    : JavaType.ofBinaryName(method.erasedParameters().get(i));
            pass(step.arguments().get(i), parameter, meanings);
        }
        JavaType returned = method.isConstructor() ? owner.self() : method.returned();
        return new CallTypes(
                argumentsOfRaw(returned.with(meanings).upper()),
                method.exceptions().stream().map(type -> type.with(meanings)).toList());
    }

    /** A constructor takes the object around as its first argument, of which its signature may tell nothing. */
    private List<JavaType> parametersOf(MethodInfo method, ClassInfo owner, int arguments) {
        List<JavaType> told = method.parameters();
        if (!method.isConstructor() || !owner.isInner()) {
            return told;
        }
        List<JavaType> parameters = new ArrayList<>();
        parameters.add(owner.declarer()
                .flatMap(types::find)
                .<JavaType>map(ClassInfo::self)
                .orElse(JavaType.OBJECT));
        parameters.addAll(told.size() == arguments ? told.subList(1, arguments) : told);
        return parameters;
    }

    private void requireRunnable(Step step, CallTypes signature) {
        if (signature.exceptions().stream().anyMatch(type -> type.erasure().equals("java.lang.Throwable"))) {
            throw new NotWritableException("A lambda expression of a test may not call "
                    + step.origin().name() + ", which throws any Throwable");
        }
    }

    private MethodInfo method(Step step) {
        if (step.origin().kind() != ClientCall.Kind.METHOD
                || step.receiver().isEmpty()
                || step.receiver().get() instanceof Operand.OfTest) {
            return callables.declared(step);
        }
        return callables
                .on(inference.solved(typeOf(step.receiver().get())).erasure(), step)
                .orElseThrow(() -> new NotWritableException(callables
                        .access()
                        .refusal(step.origin().owner(), step.origin().name())));
    }

    private void writtenArguments(Step step, ClassInfo owner, Map<JavaType.Parameter, JavaType> meanings) {
        Optional<JavaType> written =
                asInSeed ? seeds.call(step.origin()).flatMap(SeedCall::createdType) : Optional.empty();
        written.filter(type -> !types.isRaw(type) && type.erasure().equals(owner.name()))
                .ifPresent(type -> inference.fits(type, owner.self().with(meanings)));
    }

    private Map<JavaType.Parameter, JavaType> ofReceiver(Step step, MethodInfo method, ClassInfo owner) {
        JavaType receiver = typeOf(step.receiver().orElseThrow());
        if (step.receiver().get() instanceof Operand.Expression) {
            return inference.unknowns(owner.typeParameters());
        }
        JavaType seen = receiver instanceof JavaType.Unknown ? inference.solved(receiver) : receiver;
        List<JavaType> arguments = types.asSuper(seen, owner.name())
                .map(JavaType.ClassType::arguments)
                .orElse(List.of());
        boolean raw = arguments.isEmpty() && !owner.typeParameters().isEmpty();
        callsRaw |= raw && method.parameters().stream().anyMatch(type -> type instanceof JavaType.Parameter);
        return Types.meanings(owner, arguments);
    }

    private void pass(Operand operand, JavaType declared, Map<JavaType.Parameter, JavaType> meanings) {
        JavaType type = typeOf(operand);
        if (operand instanceof Operand.Written
                || operand instanceof Operand.Expression
                || operand instanceof Operand.OfTest
                || type instanceof JavaType.NullType) {
            return;
        }
        if (UnknownParameters.isWanted(declared, meanings)) {
            throw new NotWritableException("An argument is wanted whose type the seed tests do not tell");
        }
        JavaType parameter = declared.with(meanings);
        inference.fits(type, parameter instanceof JavaType.Wildcard wildcard ? wildcard.bound() : parameter);
    }

    private void declare(Step step, Variable variable, JavaType type) {
        JavaType choice = argumentsOfRaw(this.choice.choose(step, variable, type, asInSeed));
        made.put(variable.number(), type);
        chosen.put(variable.number(), choice);
        makers.put(variable.number(), step);
        if (types.isSubtype(type.erasure(), choice.erasure())) {
            inference.fits(type, choice);
        }
    }

    /** Gives a raw type arguments to be found, since nobody would declare a variable by it. */
    private JavaType argumentsOfRaw(JavaType type) {
        if (!types.isRaw(type)) {
            return type;
        }
        ClassInfo info = types.find(type.erasure()).orElseThrow();
        Map<JavaType.Parameter, JavaType> meanings = inference.unknowns(info.typeParameters());
        fromRaw.addAll(meanings.values());
        return info.self().with(meanings);
    }

    private JavaType typeOf(Operand operand) {
        if (operand instanceof Operand.OfVariable use) {
            JavaType type = chosen.get(use.variable().number());
            if (type == null) {
                throw new NotWritableException(
                        "Nothing makes a " + use.variable().className() + " that is used");
            }
            return type;
        }
        if (operand instanceof Operand.Expression expression) {
            return JavaType.ofBinaryName(OperandTypes.typeOf(expression));
        }
        return operand instanceof Operand.Written written
                ? ofWritten(written).orElseGet(() -> OperandTypes.of(operand, types))
                : OperandTypes.of(operand, types);
    }

    /** What a test calls a method on, as on an object of an anonymous class, is of the type of its variable there. */
    private Optional<JavaType> ofWritten(Operand.Written written) {
        return seeds.written(written.caller(), written.className(), written.body())
                .flatMap(SeedPiece::receiverType)
                .filter(type -> callables.access().isAccessible(type.erasure()));
    }

    /** Returns how a variable is declared. */
    public VariableType of(Variable variable) {
        JavaType type = solved(chosen.get(variable.number()));
        JavaType expression = solved(made.get(variable.number()));
        boolean isCast = !types.isSubtype(expression.erasure(), type.erasure());
        Step maker = makers.get(variable.number());
        boolean isNew = maker.origin().kind() == ClientCall.Kind.CONSTRUCTOR;
        Optional<SeedCall> source =
                seeds.call(maker.origin()).filter(call -> call.resultName().isPresent());
        boolean isVar = type.erasure().equals(expression.erasure())
                && (source.map(SeedCall::isVar).orElse(isNew) || types.isInsideGeneric(type.erasure()));
        return new VariableType(type, expression, isCast, isVar);
    }

    /** Returns the type of the result of a thread's step, or of one that comes after the threads. */
    public JavaType returned(Step step) {
        return solved(returned.get(step)).upper();
    }

    private JavaType solved(JavaType type) {
        JavaType lenient = type.replaced(part ->
                fromRaw.contains(part) && part instanceof JavaType.Unknown unknown && !inference.isDetermined(unknown)
                        ? JavaType.Wildcard.ANY
                        : part);
        return inference.solved(lenient);
    }

    /** Tells whether a compiler warns that it cannot check type arguments. */
    public boolean isUnchecked() {
        boolean guessed = fromRaw.stream().anyMatch(type -> inference.isDetermined((JavaType.Unknown) type));
        return callsRaw || guessed || inference.isUnchecked() || castsArguments();
    }

    private boolean castsArguments() {
        return chosen.entrySet().stream()
                .filter(entry -> !types.isSubtype(
                        made.get(entry.getKey()).erasure(), entry.getValue().erasure()))
                .map(entry -> solved(entry.getValue()))
                .anyMatch(type -> type instanceof JavaType.ClassType classType
                        && classType.arguments().stream().anyMatch(each -> !each.equals(JavaType.Wildcard.ANY)));
    }

    /** Returns what the calls before and after the threads declare to throw. */
    public List<String> thrown() {
        return new ArrayList<>(
                thrown.stream().map(type -> solved(type).erasure()).toList());
    }
}
