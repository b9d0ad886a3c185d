package io.snarl.core.source.expression;

import io.snarl.contract.code.Descriptors;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.MethodInfo;
import java.util.List;
import java.util.Map;

/** Writes steps as expressions. */
public final class Steps {

    private final TestClassContext surroundings;
    private final Operands operands;
    private final Warnings warnings;

    public Steps(TestClassContext surroundings, Operands operands, Warnings warnings) {
        this.surroundings = surroundings;
        this.operands = operands;
        this.warnings = warnings;
    }

    /** How the type arguments of a new object are written. */
    public enum TypeArguments {
        DIAMOND,
        WRITTEN
    }

    /**
     * Returns the call that a step makes.
     *
     * @param created the type of a new object
     */
    public Expr expression(Step step, JavaType created, TypeArguments typeArguments) {
        return switch (step.origin().kind()) {
            case CONSTRUCTOR -> creation(step, created, typeArguments);
            case STATIC_METHOD -> staticCall(step, created, typeArguments);
            case METHOD -> call(step);
        };
    }

    private Expr creation(Step step, JavaType created, TypeArguments typeArguments) {
        String owner = step.origin().owner();
        ClassInfo info = surroundings
                .types()
                .find(owner)
                .orElseThrow(() -> new NotWritableException("The class " + owner + " is not on the class path"));
        if (info.simpleName().isEmpty()) {
            return anonymous(step);
        }
        MethodInfo constructor = surroundings.callables().declared(step);
        List<MethodInfo> candidates = surroundings.callables().candidates(owner, constructor.name());
        boolean isOfTest =
                !step.arguments().isEmpty() && step.arguments().get(0) instanceof Operand.OfTest && !isStatic(info);
        String name = isOfTest || !info.isMemberOrTopLevel()
                ? surroundings.transplants().copiedName(owner)
                : surroundings.transplants().typeName(owner);
        boolean isCopied = surroundings.transplants().isCopied(owner);
        if (!isCopied) {
            requireAccess(candidates, constructor);
        }
        warnings.uses(info, constructor);
        int implicit = info.isInner() || isOfTest ? 1 : 0;
        String text =
                (info.isInner() && !isCopied ? info.simpleName() : name) + typeArguments(info, created, typeArguments);
        List<Expr> arguments = new Arguments(
                        surroundings,
                        operands,
                        step,
                        constructor,
                        isCopied ? List.of(constructor) : candidates,
                        implicit)
                .written();
        if (info.isInner() && !isCopied) {
            String outer = Descriptors.parameters(step.origin().descriptor()).get(0);
            return operands.plain(step.arguments().get(0), outer).expression().then("new " + text, arguments);
        }
        return Expr.call("new " + text, arguments);
    }

    private static boolean isStatic(ClassInfo info) {
        return info.isMemberOrTopLevel() && !info.isInner();
    }

    private String typeArguments(ClassInfo info, JavaType created, TypeArguments typeArguments) {
        if (info.ownTypeParameters() == 0) {
            return "";
        }
        return typeArguments == TypeArguments.WRITTEN && created instanceof JavaType.ClassType type
                ? "<" + surroundings.transplants().names(info.own(type.arguments())) + ">"
                : "<>";
    }

    /** An anonymous class needs its source; what it captures is not told by a step. */
    private Expr anonymous(Step step) {
        ClientCall call = step.origin();
        SeedPiece piece = surroundings
                .seeds()
                .written(call.caller(), call.owner(), "")
                .orElseThrow(() -> new NotWritableException("The local or anonymous class " + call.owner()
                        + " can only be repeated with the source of the seed test"));
        warnings.usesAnonymous(piece);
        return Expr.of(surroundings.transplants().text(piece, Map.of()));
    }

    private Expr staticCall(Step step, JavaType created, TypeArguments typeArguments) {
        String owner = step.origin().owner();
        MethodInfo method = surroundings.callables().declared(step);
        List<MethodInfo> candidates = surroundings.callables().candidates(owner, method.name());
        warnings.uses(surroundings.types().find(owner).orElseThrow(), method);
        if (candidates.stream().noneMatch(candidate -> candidate.hasParametersOf(method.descriptor()))) {
            return helper(step, method);
        }
        boolean isImported = surroundings
                .seeds()
                .call(step.origin())
                .filter(SeedCall::isByNameAlone)
                .filter(call -> surroundings
                        .seeds()
                        .imports(
                                step.origin().caller().className(),
                                surroundings.imports().sourceName(owner),
                                method.name()))
                .isPresent();
        String told = typeArguments == TypeArguments.WRITTEN ? untold(method, created) : "";
        boolean isByName = isImported && told.isEmpty();
        if (isByName) {
            surroundings.imports().addStatic(owner, method.name());
        }
        String name = isByName ? method.name() : surroundings.imports().name(owner) + "." + told + method.name();
        return Expr.call(name, new Arguments(surroundings, operands, step, method, candidates, 0).written());
    }

    /** Returns the type arguments of a method that a compiler cannot see, since something is called on its result at once. */
    private String untold(MethodInfo method, JavaType created) {
        if (!(created instanceof JavaType.ClassType made)
                || !(method.returned() instanceof JavaType.ClassType declared)
                || method.typeParameters().isEmpty()
                || !method.parameters().isEmpty()
                || declared.arguments().size() != made.arguments().size()) {
            return "";
        }
        List<JavaType> told = method.typeParameters().stream()
                .map(parameter -> declared.arguments().indexOf(parameter.parameter()))
                .filter(index -> index >= 0)
                .map(made.arguments()::get)
                .filter(argument -> !(argument instanceof JavaType.Wildcard))
                .toList();
        return told.size() == method.typeParameters().size()
                ? "<" + surroundings.transplants().names(told) + ">"
                : "";
    }

    /** A method of the seed test that nobody else may call is copied. */
    private Expr helper(Step step, MethodInfo method) {
        String name = surroundings.transplants().helper(step.origin().test().className(), method);
        return Expr.call(name, new Arguments(surroundings, operands, step, method, List.of(method), 0).written());
    }

    private Expr call(Step step) {
        Operand receiver = step.receiver()
                .orElseThrow(() -> new NotWritableException("Nothing is known to call "
                        + step.origin().owner() + "." + step.origin().name() + " on"));
        MethodInfo declared = surroundings.callables().declared(step);
        boolean isOfLibrary =
                receiver instanceof Operand.OfTest && surroundings.transplants().isOfLibrary(declared);
        if (receiver instanceof Operand.OfTest && !isOfLibrary) {
            return helper(step, declared);
        }
        OperandText form = isOfLibrary
                ? OperandText.of(surroundings.transplants().testObject(declared.owner()), declared.owner())
                : operands.plain(receiver, step.origin().owner());
        MethodInfo method = surroundings
                .callables()
                .on(form.type(), step)
                .orElseThrow(() -> new NotWritableException(surroundings
                        .callables()
                        .access()
                        .refusal(step.origin().owner(), step.origin().name())));
        surroundings.types().find(form.type()).ifPresent(info -> warnings.uses(info, method));
        List<MethodInfo> candidates = surroundings.callables().candidates(form.type(), method.name());
        return form.expression()
                .then(method.name(), new Arguments(surroundings, operands, step, method, candidates, 0).written());
    }

    private void requireAccess(List<MethodInfo> candidates, MethodInfo method) {
        if (candidates.stream().noneMatch(candidate -> candidate.hasParametersOf(method.descriptor()))) {
            throw new NotWritableException(surroundings.callables().access().refusal(method.owner(), method.name()));
        }
    }
}
