package io.snarl.agent.control.state;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** Labels objects for people: by class, and a number in the order in which its objects came up. */
public final class ObjectLabels {

    private final Map<Object, String> labels = new IdentityHashMap<>();
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final Map<String, Integer> countOfClass = new HashMap<>();

    public String of(Object object) {
        if (object == null) {
            return "null";
        }
        if (object instanceof Class<?> type) {
            return simpleName(type) + ".class";
        }
        if (object instanceof Thread thread) {
            return thread.getName();
        }
        return labels.computeIfAbsent(object, this::label);
    }

    /** Returns a small number for an object, 0 for null. */
    public int numberOf(Object object) {
        return object == null ? 0 : numbers.computeIfAbsent(object, same -> numbers.size() + 1);
    }

    private String label(Object object) {
        String name = simpleName(object.getClass());
        return name + "#" + countOfClass.merge(name, 1, Integer::sum);
    }

    private static String simpleName(Class<?> type) {
        String name = type.getTypeName();
        // What does the work of a lock or latch is a part of it that nobody outside knows.
        if (name.startsWith("java.util.concurrent.") && name.endsWith("Sync")) {
            return name.substring(name.lastIndexOf('.') + 1, name.indexOf('$'));
        }
        String declared = declaredName(type);
        return declared.isEmpty()
                ? name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1)
                : declared;
    }

    /** Returns the name in source, which may contain dollar signs; empty for an anonymous class. */
    private static String declaredName(Class<?> type) {
        try {
            return type.isHidden() ? "" : type.getSimpleName();
        } catch (LinkageError e) {
            // Some compilers describe inner classes in ways that the JDK cannot read.
            return "";
        }
    }
}
