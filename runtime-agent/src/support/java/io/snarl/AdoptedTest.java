package io.snarl;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A test that carries {@link Adopted}. */
final class AdoptedTest {

    /** Classes that run tests and are none. The list is not shared: this API has no dependency, not even on the contract. */
    private static final List<String> NO_TESTS = Arrays.asList("java.", "jdk.", "sun.", "org.junit.", "org.gradle.");

    private final Method method;

    private AdoptedTest(Method method) {
        this.method = method;
    }

    /** Returns the one that has led to the caller, or null. */
    static AdoptedTest calling() {
        return Stream.of(Thread.currentThread().getStackTrace())
                .filter(frame -> NO_TESTS.stream().noneMatch(frame.getClassName()::startsWith))
                .map(AdoptedTest::of)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static AdoptedTest of(StackTraceElement frame) {
        Class<?> type = load(frame.getClassName());
        if (type == null) {
            return null;
        }
        try {
            return Stream.of(type.getDeclaredMethods())
                    .filter(method -> method.getName().equals(frame.getMethodName()))
                    .filter(method -> method.isAnnotationPresent(Adopted.class))
                    .findFirst()
                    .map(AdoptedTest::new)
                    .orElse(null);
        } catch (LinkageError e) {
            // A class whose methods need what is not there has no test that could have run.
            return null;
        }
    }

    private static Class<?> load(String name) {
        for (ClassLoader loader :
                Arrays.asList(Thread.currentThread().getContextClassLoader(), AdoptedTest.class.getClassLoader())) {
            try {
                return Class.forName(name, false, loader);
            } catch (ClassNotFoundException | LinkageError e) {
                // The next one may know it; hidden classes are known to none.
            }
        }
        return null;
    }

    /** {@code demo.BankTest#transfers(int, java.lang.String)}. */
    String name() {
        String parameters =
                Stream.of(method.getParameterTypes()).map(Class::getName).collect(Collectors.joining(", "));
        return method.getDeclaringClass().getName() + "#" + method.getName() + "(" + parameters + ")";
    }

    /** Returns the names of its schedules. */
    List<String> schedules() {
        return Arrays.asList(method.getAnnotation(Adopted.class).value());
    }

    /** Returns whether a resource is where the test could read it, or may be there though others cannot see it. */
    boolean maySee(String resource) {
        Class<?> type = method.getDeclaringClass();
        ClassLoader loader = type.getClassLoader() == null ? ClassLoader.getSystemClassLoader() : type.getClassLoader();
        return loader.getResource(resource) != null || type.getResource("/" + resource) != null || isInModule(type);
    }

    /** A module hides its resources from others. */
    private static boolean isInModule(Class<?> type) {
        try {
            Object module = Class.class.getMethod("getModule").invoke(type);
            return (Boolean) module.getClass().getMethod("isNamed").invoke(module);
        } catch (ReflectiveOperationException e) {
            // Java 8 has none.
            return false;
        }
    }
}
