package io.snarl.core.seed;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.core.seed.ClientCall.Kind;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;

/**
 * The Kotlin method that is meant by a call which omits arguments with defaults.
 *
 * <p>The compiler of Kotlin lets such a call name a method that it adds, and which no source can name. It takes the object called, the
 * arguments, bits that say which of them are to be worked out, and a marker.
 *
 * @param owner the binary name of the class that declares the method that is meant
 */
record LeftOutArguments(Kind kind, String owner, String name, String descriptor) {

    private static final String ADDED_METHOD = "$default";
    private static final String CONSTRUCTOR = "<init>";
    private static final String END_OF_ADDED_CONSTRUCTOR = "ILkotlin/jvm/internal/DefaultConstructorMarker;)V";
    private static final int BITS_AND_MARKER = 2;

    /** Tells whether a call names a constructor that was added, which is called like the one that is meant. */
    static boolean areOfConstructor(TracedSite call) {
        return call.name().equals(CONSTRUCTOR) && call.descriptor().endsWith(END_OF_ADDED_CONSTRUCTOR);
    }

    /** Returns the call that is meant if a method that was entered during a call is the one that is meant by it. */
    static Optional<LeftOutArguments> meant(TracedSite call, TracedMethod entered) {
        boolean isConstructor = entered.name().equals(CONSTRUCTOR);
        if (isConstructor
                ? !areOfConstructor(call) || !entered.owner().name().equals(call.owner())
                : !call.name().equals(entered.name() + ADDED_METHOD)) {
            return Optional.empty();
        }
        boolean isStatic = Modifier.isStatic(entered.access());
        Kind kind = isConstructor ? Kind.CONSTRUCTOR : isStatic ? Kind.STATIC_METHOD : Kind.METHOD;
        List<String> given = Descriptors.parameters(call.descriptor());
        int first = kind == Kind.METHOD ? 1 : 0;
        List<String> taken = Descriptors.parameters(entered.descriptor());
        int end = first + taken.size();
        if (end + BITS_AND_MARKER > given.size() || !given.subList(first, end).equals(taken)) {
            return Optional.empty();
        }
        // What a subclass or an implementation has in its place may have another owner and result.
        String owner = kind == Kind.METHOD ? given.get(0) : call.owner();
        String descriptor = Descriptors.parameterPart(entered.descriptor())
                + call.descriptor().substring(call.descriptor().indexOf(')') + 1);
        return Optional.of(new LeftOutArguments(kind, owner, entered.name(), descriptor));
    }
}
