package io.snarl.core.source.type;

import java.util.List;
import java.util.Map;

/** Primitive types, their widening conversions and their wrapper classes. */
public final class Primitives {

    private static final Map<String, String> WRAPPERS = Map.of(
            "boolean", "java.lang.Boolean",
            "byte", "java.lang.Byte",
            "short", "java.lang.Short",
            "char", "java.lang.Character",
            "int", "java.lang.Integer",
            "long", "java.lang.Long",
            "float", "java.lang.Float",
            "double", "java.lang.Double",
            "void", "java.lang.Void");

    private static final List<String> WIDENING = List.of("byte", "short", "int", "long", "float", "double");

    private Primitives() {}

    public static boolean isPrimitive(String name) {
        return WRAPPERS.containsKey(name);
    }

    /** Returns the wrapper class of a primitive type, and any other type as it is. */
    public static String boxed(String name) {
        return WRAPPERS.getOrDefault(name, name);
    }

    /** Returns the primitive type of a wrapper class, and any other type as it is. */
    public static String unboxed(String name) {
        return WRAPPERS.entrySet().stream()
                .filter(entry -> entry.getValue().equals(name))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(name);
    }

    /** Tells whether a value of one primitive type may stand where the other is wanted. */
    public static boolean widens(String from, String to) {
        if (from.equals(to)) {
            return true;
        }
        int source = from.equals("char") ? WIDENING.indexOf("short") : WIDENING.indexOf(from);
        return source >= 0 && source < WIDENING.indexOf(to) && !to.equals("char");
    }
}
