package io.snarl.agent.junit.descriptor;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Finds annotations and meta-annotations by name, since the agent knows no test framework. */
public final class TestAnnotations {

    private TestAnnotations() {}

    public static boolean has(AnnotatedElement element, String name) {
        return names(element, any -> false).contains(name);
    }

    /**
     * Returns the names of the annotations of an element, and of those that stand on them.
     *
     * @param opaque names of annotations whose own annotations are of no interest
     */
    public static Set<String> names(AnnotatedElement element, Predicate<String> opaque) {
        Set<String> names = new LinkedHashSet<>();
        collect(element, opaque, names);
        return names;
    }

    private static void collect(AnnotatedElement element, Predicate<String> opaque, Set<String> names) {
        for (Annotation annotation : element.getAnnotations()) {
            Class<? extends Annotation> type = annotation.annotationType();
            String name = type.getName();
            if (names.add(name) && !opaque.test(name) && !name.startsWith("java.lang.annotation.")) {
                collect(type, opaque, names);
            }
        }
    }

    /** Returns an annotation that stands on the element itself, or null. */
    public static Annotation find(AnnotatedElement element, String name) {
        for (Annotation annotation : element.getAnnotations()) {
            if (annotation.annotationType().getName().equals(name)) {
                return annotation;
            }
        }
        return null;
    }

    /** Returns a class, its superclasses, and the interfaces of them all, from the class up. */
    public static List<Class<?>> hierarchy(Class<?> type) {
        Set<Class<?>> found = new LinkedHashSet<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            addWithInterfaces(each, found);
        }
        return new ArrayList<>(found);
    }

    private static void addWithInterfaces(Class<?> type, Set<Class<?>> found) {
        if (found.add(type)) {
            for (Class<?> each : type.getInterfaces()) {
                addWithInterfaces(each, found);
            }
        }
    }
}
