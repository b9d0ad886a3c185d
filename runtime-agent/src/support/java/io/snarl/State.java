package io.snarl;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;

/**
 * Looks at what a class does not show.
 *
 * <p>A test had better look at what everybody can see. Where a bug leaves its trace in a private field alone, this shows it:
 *
 * <pre>{@code
 * assertEquals(2, State.fieldOf(counter, "demo.Counter", "count"));
 * }</pre>
 */
public final class State {

    private State() {}

    /**
     * Returns the value of a field, be it private.
     *
     * @param object whose field it is; null if it is a static one
     * @param owner the binary name of the class that declares it
     * @param name the name of the field
     * @throws AssertionError if there is no such field or it cannot be read; the message says why
     */
    public static Object fieldOf(Object object, String owner, String name) {
        Field field = find(object, owner, name);
        if (object == null && !Modifier.isStatic(field.getModifiers())) {
            throw new AssertionError("The field " + owner + "." + name + " of null cannot be read: it is not static.");
        }
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException | RuntimeException e) {
            Object module = moduleOf(field.getDeclaringClass());
            String way = module == null
                    ? ""
                    : " Open it by the JVM argument --add-opens " + module + "/"
                            + field.getDeclaringClass().getPackage().getName() + "=ALL-UNNAMED.";
            throw new AssertionError(
                    "The field " + owner + "." + name + " cannot be read: " + e.getMessage() + "." + way, e);
        }
    }

    /**
     * Tells how many elements a collection, map or array has that is in a field, be it private; 0 if there is none.
     *
     * @param object whose field it is; null if it is a static one
     * @param owner the binary name of the class that declares it
     * @param name the name of the field
     * @throws AssertionError if there is no such field or it has no elements; the message says why
     */
    public static int sizeOf(Object object, String owner, String name) {
        Object value = fieldOf(object, owner, name);
        if (value instanceof Collection<?>) {
            return ((Collection<?>) value).size();
        } else if (value instanceof Map<?, ?>) {
            return ((Map<?, ?>) value).size();
        } else if (value != null && value.getClass().isArray()) {
            return Array.getLength(value);
        }
        if (value != null) {
            throw new AssertionError("The field " + owner + "." + name + " has no elements: it is a "
                    + value.getClass().getName() + ".");
        }
        return 0;
    }

    /** Returns the name of the module of a class, or null if it has none: this class must load before Java 9, too. */
    private static Object moduleOf(Class<?> type) {
        try {
            Object module = Class.class.getMethod("getModule").invoke(type);
            return module.getClass().getMethod("getName").invoke(module);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static Field find(Object object, String owner, String name) {
        Class<?> declaring = object == null ? load(owner) : superclass(object.getClass(), owner);
        try {
            return declaring.getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new AssertionError("The class " + owner + " has no field " + name + ".", e);
        }
    }

    private static Class<?> superclass(Class<?> type, String owner) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (each.getName().equals(owner)) {
                return each;
            }
        }
        // A static field may be reached through any object.
        return load(owner);
    }

    private static Class<?> load(String owner) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try {
            return Class.forName(owner, true, loader == null ? State.class.getClassLoader() : loader);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("There is no class " + owner + ".", e);
        }
    }
}
