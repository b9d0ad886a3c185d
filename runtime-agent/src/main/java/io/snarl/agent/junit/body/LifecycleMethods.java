package io.snarl.agent.junit.body;

import io.snarl.agent.junit.descriptor.TestAnnotations;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Collects the methods that run before and after a test, as far as their order is certain: a class has at most one of
 * each kind, and none is overridden.
 *
 * @param type the class of the test
 */
record LifecycleMethods(Class<?> type) {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final MethodType OF_INSTANCE = MethodType.methodType(void.class, Object.class);
    private static final MethodType OF_CLASS = MethodType.methodType(void.class);

    /** Instance methods, those of superclasses first. */
    List<MethodHandle> instanceMethods(String annotation) throws NeedsEngineException {
        return handles(annotation, false, OF_INSTANCE);
    }

    /** Static methods, those of superclasses first. */
    List<MethodHandle> staticMethods(String annotation) throws NeedsEngineException {
        return handles(annotation, true, OF_CLASS);
    }

    private List<MethodHandle> handles(String annotation, boolean isStatic, MethodType as) throws NeedsEngineException {
        List<MethodHandle> handles = new ArrayList<>();
        for (Class<?> each : TestAnnotations.hierarchy(type)) {
            List<Method> methods = Arrays.stream(each.getDeclaredMethods())
                    .filter(method -> TestAnnotations.has(method, annotation))
                    .toList();
            if (methods.isEmpty()) {
                continue;
            }
            Method method = methods.get(0);
            require(methods.size() == 1 && !each.isInterface(), annotation + " several times in " + each.getName());
            require(Modifier.isStatic(method.getModifiers()) == isStatic, annotation + " on " + method);
            require(declarations(method) == 1, method + " is overridden");
            handles.add(handle(method, as));
        }
        Collections.reverse(handles);
        return handles;
    }

    private long declarations(Method method) {
        return TestAnnotations.hierarchy(type).stream()
                .flatMap(each -> Arrays.stream(each.getDeclaredMethods()))
                .filter(other -> other.getName().equals(method.getName()) && other.getParameterCount() == 0)
                .count();
    }

    MethodHandle test(Method method) throws NeedsEngineException {
        require(!Modifier.isStatic(method.getModifiers()), method + " is static");
        return handle(method, OF_INSTANCE);
    }

    private static MethodHandle handle(Method method, MethodType as) throws NeedsEngineException {
        require(method.getParameterCount() == 0, method + " has parameters");
        require(method.getReturnType() == void.class, method + " returns something");
        return accessible(method, () -> LOOKUP.unreflect(method)).asType(as);
    }

    /**
     * Returns the only constructor of a class.
     *
     * @param outer the class of the instance that it takes, or null if it takes none
     */
    static MethodHandle constructor(Class<?> type, Class<?> outer) throws NeedsEngineException {
        Constructor<?>[] constructors = type.getDeclaredConstructors();
        require(constructors.length == 1, type.getName() + " has several constructors");
        require(!Modifier.isAbstract(type.getModifiers()), type.getName() + " is abstract");
        Class<?>[] parameters = outer == null ? new Class<?>[0] : new Class<?>[] {outer};
        require(
                Arrays.equals(constructors[0].getParameterTypes(), parameters),
                "the constructor of " + type.getName() + " has parameters");
        MethodHandle handle = accessible(constructors[0], () -> LOOKUP.unreflectConstructor(constructors[0]));
        return handle.asType(handle.type().generic());
    }

    private static MethodHandle accessible(Executable member, Unreflection unreflection) throws NeedsEngineException {
        try {
            member.setAccessible(true);
            return unreflection.handle();
        } catch (IllegalAccessException | RuntimeException e) {
            throw new NeedsEngineException(member + " is not accessible");
        }
    }

    static void require(boolean holds, String otherwise) throws NeedsEngineException {
        if (!holds) {
            throw new NeedsEngineException(otherwise);
        }
    }

    /** Makes a method handle. */
    private interface Unreflection {

        MethodHandle handle() throws IllegalAccessException;
    }
}
