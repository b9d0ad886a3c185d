package io.snarl.core.source.type;

import java.lang.reflect.Modifier;

/** What a class file tells of a field. */
public record FieldInfo(String owner, String name, int modifiers, JavaType type, Deprecation deprecation) {

    public boolean isStatic() {
        return Modifier.isStatic(modifiers);
    }
}
