package io.snarl.core.source.variable;

import io.snarl.core.source.type.JavaType;
import java.util.Map;

/** Recognises parameters of whose types too little is known to pass anything. */
final class UnknownParameters {

    private UnknownParameters() {}

    /** Tells whether nothing but null could be passed, because a type parameter stands for a wildcard. */
    static boolean isWanted(JavaType declared, Map<JavaType.Parameter, JavaType> meanings) {
        if (declared instanceof JavaType.Parameter parameter) {
            return meanings.get(parameter) instanceof JavaType.Wildcard wildcard
                    && wildcard.kind() == JavaType.Wildcard.Kind.EXTENDS;
        }
        if (declared instanceof JavaType.Wildcard wildcard) {
            return wildcard.kind() == JavaType.Wildcard.Kind.EXTENDS && isWanted(wildcard.bound(), meanings);
        }
        return declared instanceof JavaType.ClassType type
                && type.arguments().stream().anyMatch(argument -> isWanted(argument, meanings));
    }
}
