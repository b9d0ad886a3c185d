package io.snarl.agent.controlled;

import io.snarl.agent.execution.TestBody;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A method that says what is expected of it by {@link Fails} or {@link Passes}.
 *
 * @param method the method, which is called on a new object each time
 */
record Case(Method method) implements TestBody {

    /** The cases of a class in an order that is the same everywhere. */
    static List<Case> of(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Fails.class) || method.isAnnotationPresent(Passes.class))
                .sorted(Comparator.comparing(Method::getName))
                .map(Case::new)
                .toList();
    }

    static Case of(Class<?> type, String method) throws NoSuchMethodException {
        return new Case(type.getMethod(method));
    }

    /** Such as {@code DeadlocksTest.two_monitors}. */
    String name() {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }

    /** Null if it is to pass. */
    Fails fails() {
        return method.getAnnotation(Fails.class);
    }

    /** Null if it is to fail. */
    Passes passes() {
        return method.getAnnotation(Passes.class);
    }

    @Override
    public void run() throws Throwable {
        try {
            method.invoke(method.getDeclaringClass().getConstructor().newInstance());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
