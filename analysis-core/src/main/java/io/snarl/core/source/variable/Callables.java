package io.snarl.core.source.variable;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.source.type.MethodInfo;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Resolves the methods and constructors that steps call, as the package of the test may call them. */
public final class Callables {

    private final Types types;
    private final Accessibility access;
    private final Predicate<String> canBeCopied;

    public Callables(Types types, Accessibility access, Predicate<String> canBeCopied) {
        this.types = types;
        this.access = access;
        this.canBeCopied = canBeCopied;
    }

    public Accessibility access() {
        return access;
    }

    /** Returns the method, whether or not it may be called. */
    public MethodInfo declared(Step step) {
        ClientCall call = step.origin();
        return types.method(call.owner(), call.name(), call.descriptor())
                .orElseThrow(() -> new NotWritableException(whyNotFound(call)));
    }

    private String whyNotFound(ClientCall call) {
        var method = new MethodSignature(call.owner(), call.name(), call.descriptor());
        boolean isAdded = types.find(call.owner()).stream()
                .flatMap(info -> info.methods().stream())
                .anyMatch(found ->
                        found.name().equals(call.name()) && found.descriptor().equals(call.descriptor()));
        return isAdded
                ? "No Java source can call the method " + method + ", which a compiler has added"
                : "The method " + method + " is not on the class path";
    }

    /** Returns what a step calls on a receiver that is declared by a type, empty if that type does not have it. */
    public Optional<MethodInfo> on(String type, Step step) {
        MethodInfo declared = declared(step);
        List<MethodInfo> named = candidates(type, declared.name());
        return named.stream()
                .filter(method -> method.hasParametersOf(declared.descriptor()))
                .findFirst()
                .or(() -> named.stream()
                        .filter(method -> isOverridden(method, declared))
                        .findFirst());
    }

    /** Returns the methods of a name that may be called on a type. */
    public List<MethodInfo> candidates(String type, String name) {
        return types.methods(type, name).stream()
                .filter(method -> access.isAccessible(method, type)
                        || !access.isAccessible(type) && isUsable(type) && JavaNames.isIdentifier(method.name()))
                .toList();
    }

    /** Tells whether the test may name a type, or can have a copy of it. */
    public boolean isUsable(String type) {
        return access.isAccessible(type) || canBeCopied.test(type);
    }

    /** Tells whether a method may be what the other one, which was called, overrides with other types. */
    private boolean isOverridden(MethodInfo method, MethodInfo called) {
        List<String> general = method.erasedParameters();
        List<String> special = called.erasedParameters();
        boolean fits = general.size() == special.size() && !method.isStatic() && !called.isStatic();
        for (int i = 0; fits && i < general.size(); i++) {
            fits = types.isSubtype(special.get(i), general.get(i)) || types.isSubtype(general.get(i), special.get(i));
        }
        return fits
                && (types.isSubtype(called.owner(), method.owner()) || types.isSubtype(method.owner(), called.owner()));
    }
}
