package io.snarl.core.source.type;

import java.lang.reflect.Modifier;

/** A field as its class file declares it. */
public record FieldInfo(String owner, String name, int modifiers, JavaType type, Deprecation deprecation) {

    public boolean isStatic() {
        return Modifier.isStatic(modifiers);
    }
}
