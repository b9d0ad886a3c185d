package io.snarl.agent.junit.discovery;

import io.snarl.agent.junit.descriptor.AdoptedMark;
import io.snarl.agent.junit.descriptor.TestMethods;
import io.snarl.agent.secret.Secrets;
import io.snarl.contract.schedule.ScheduledTest;
import java.lang.reflect.Method;
import java.util.Set;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/**
 * A test that another engine has found.
 *
 * @param name what schedules and results call it: {@code demo.CounterTest#increments()}, with the numbers of invocations
 *     behind it
 * @param type the class of the test, or null if it has none
 * @param method the method of the test, or null if it has none
 */
public record FoundTest(String name, Class<?> type, Method method) {

    /** Returns what its schedules can be known by. */
    public ScheduledTest scheduled() {
        return new ScheduledTest(name, method == null ? Set.of() : AdoptedMark.schedulesOn(method));
    }

    static FoundTest of(TestDescriptor test) {
        return of(
                test.getUniqueId(),
                test.getSource().orElse(null),
                Secrets.current().hide(test.getDisplayName()));
    }

    static FoundTest of(UniqueId id, TestSource source, String displayName) {
        String invocations = invocations(id);
        if (source instanceof MethodSource method) {
            String parameters = method.getMethodParameterTypes();
            String name = method.getClassName() + "#" + method.getMethodName() + "("
                    + (parameters == null ? "" : parameters) + ")";
            return new FoundTest(name + invocations, TestMethods.typeOf(method), TestMethods.methodOf(method));
        }
        if (source instanceof ClassSource type) {
            String name = type.getClassName() + "#" + displayName;
            return new FoundTest(name + invocations, type.getJavaClass(), null);
        }
        return new FoundTest(displayName + invocations, null, null);
    }

    /** Invocations of templates and dynamic tests are numbered in their ids and nowhere else. */
    private static String invocations(UniqueId id) {
        var numbers = new StringBuilder();
        for (UniqueId.Segment segment : id.getSegments()) {
            if (segment.getValue().matches("#\\d+")) {
                numbers.append('[').append(segment.getValue().substring(1)).append(']');
            }
        }
        return numbers.toString();
    }
}
