package io.snarl.core.source.variable;

import io.snarl.contract.code.Descriptors;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.Primitives;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Chooses the declared type of a variable so that all its uses compile. */
final class TypeChoice {

    private final Types types;
    private final SeedSources seeds;
    private final Callables callables;
    private final Uses uses;

    TypeChoice(Types types, SeedSources seeds, Callables callables, Uses uses) {
        this.types = types;
        this.seeds = seeds;
        this.callables = callables;
        this.uses = uses;
    }

    /**
     * Returns the type that the result of a step is declared by; raw if its type arguments are not known.
     *
     * @param made the type of the step as an expression
     * @param asInSeed whether the declaration in the seed test is to be followed where possible
     */
    JavaType choose(Step step, Variable variable, JavaType made, boolean asInSeed) {
        Optional<JavaType> declared = seeds.call(step.origin())
                .flatMap(SeedCall::resultType)
                .filter(type -> isEnough(type.erasure(), variable))
                .map(type -> types.isRaw(type) ? seenAs(made, type.erasure()) : type)
                .filter(type -> asInSeed || types.isSubtype(made.erasure(), type.erasure()))
                .map(type -> asInSeed ? type : seenAs(made, type.erasure()));
        if (declared.isPresent()) {
            return declared.get();
        }
        if (isEnough(made.erasure(), variable)) {
            return made;
        }
        return superOfMade(made, variable)
                .or(() -> needed(step, variable))
                .orElseThrow(() -> new NotWritableException(reason(made, variable)));
    }

    private String reason(JavaType made, Variable variable) {
        if (!callables.isUsable(made.erasure())) {
            return callables.access().refusal(made.erasure());
        }
        return uses.of(variable).stream()
                .filter(use -> use.isReceiver() && !allows(made.erasure(), use))
                .findFirst()
                .map(use -> callables
                        .access()
                        .refusal(
                                use.step().origin().owner(), use.step().origin().name()))
                .orElse("No type that the test may name has all that it needs of " + variable.className());
    }

    private JavaType seenAs(JavaType made, String superName) {
        return types.asSuper(made, superName).<JavaType>map(type -> type).orElse(types.withWildcards(superName));
    }

    private Optional<JavaType> superOfMade(JavaType made, Variable variable) {
        if (callables.isUsable(made.erasure())) {
            return Optional.empty();
        }
        return types.supertypes(made.erasure()).stream()
                .filter(name -> isEnough(name, variable))
                .findFirst()
                .map(name -> seenAs(made, name));
    }

    private Optional<JavaType> needed(Step step, Variable variable) {
        if (step.origin().kind() == ClientCall.Kind.CONSTRUCTOR) {
            return Optional.empty();
        }
        Stream<String> wanted = uses.of(variable).stream()
                .filter(Uses.VariableUse::isDirect)
                .map(TypeChoice::neededBy)
                .distinct()
                .sorted(Comparator.comparing(
                                (String name) -> -types.supertypes(name).size())
                        .thenComparing(name -> name));
        return Stream.concat(wanted, types.supertypes(variable.className()).stream())
                .filter(name -> isEnough(name, variable))
                .findFirst()
                .map(JavaType::ofBinaryName);
    }

    private static String neededBy(Uses.VariableUse use) {
        ClientCall call = use.step().origin();
        return use.isReceiver()
                ? call.owner()
                : Descriptors.parameters(call.descriptor()).get(use.position());
    }

    private boolean isEnough(String type, Variable variable) {
        return callables.isUsable(type)
                && uses.of(variable).stream().filter(Uses.VariableUse::isDirect).allMatch(use -> allows(type, use));
    }

    private boolean allows(String type, Uses.VariableUse use) {
        if (use.isReceiver()) {
            return callables.on(type, use.step()).isPresent();
        }
        String wanted = neededBy(use);
        return types.isSubtype(Primitives.boxed(type), Primitives.boxed(wanted))
                || Primitives.widens(Primitives.unboxed(type), wanted);
    }
}
