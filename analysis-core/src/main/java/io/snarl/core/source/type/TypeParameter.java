package io.snarl.core.source.type;

import java.util.List;

/** A type parameter with its bounds. */
public record TypeParameter(JavaType.Parameter parameter, List<JavaType> bounds) {

    public TypeParameter {
        bounds = List.copyOf(bounds);
    }
}
