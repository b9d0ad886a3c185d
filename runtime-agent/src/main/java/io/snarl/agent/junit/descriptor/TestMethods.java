package io.snarl.agent.junit.descriptor;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Finds the classes and methods that test descriptors name, which platforms before 1.7 do not do. */
public final class TestMethods {

    private TestMethods() {}

    /** Returns the class, or null if it cannot be loaded. */
    public static Class<?> typeOf(MethodSource source) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try {
            return Class.forName(
                    source.getClassName(), false, loader == null ? ClassLoader.getSystemClassLoader() : loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /** Returns the method, or null if there is none: engines for other languages name methods that no class has. */
    public static Method methodOf(MethodSource source) {
        for (Class<?> type = typeOf(source); type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (matches(method, source)) {
                    return method;
                }
            }
        }
        return inInterfaces(source);
    }

    /** Test methods may be default methods. */
    private static Method inInterfaces(MethodSource source) {
        Class<?> type = typeOf(source);
        return type == null
                ? null
                : Arrays.stream(type.getMethods())
                        .filter(method -> matches(method, source))
                        .findFirst()
                        .orElse(null);
    }

    private static boolean matches(Method method, MethodSource source) {
        return method.getName().equals(source.getMethodName())
                && !method.isBridge()
                && parameters(method)
                        .equals(source.getMethodParameterTypes() == null ? "" : source.getMethodParameterTypes());
    }

    /** Returns parameter types as descriptors write them. */
    private static String parameters(Method method) {
        return Arrays.stream(method.getParameterTypes()).map(Class::getName).collect(Collectors.joining(", "));
    }
}
