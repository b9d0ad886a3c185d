package io.snarl.agent.junit.body;

import static io.snarl.agent.junit.body.LifecycleMethods.require;

import io.snarl.agent.junit.descriptor.TestAnnotations;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Determines whether a test of JUnit 4 can be run without its engine. */
final class VintageTestAnalyzer {

    private static final String JUNIT = "org.junit.";
    private static final String TEST = JUNIT + "Test";
    private static final String NO_EXCEPTION = TEST + "$None";

    private static final Set<String> UNDERSTOOD = Set.of(
            TEST,
            JUNIT + "Before",
            JUNIT + "After",
            JUNIT + "BeforeClass",
            JUNIT + "AfterClass",
            JUNIT + "FixMethodOrder",
            JUNIT + "experimental.categories.Category");

    private final Class<?> type;
    private final Method method;

    VintageTestAnalyzer(Class<?> type, Method method) {
        this.type = type;
        this.method = method;
    }

    PlainTest test() throws NeedsEngineException {
        Annotation test = TestAnnotations.find(method, TEST);
        require(test != null, method + " has no @Test");
        require(Modifier.isPublic(type.getModifiers()), type.getName() + " is not public");
        checkAnnotations(method, method.getName());
        for (Class<?> each : TestAnnotations.hierarchy(type)) {
            check(each);
        }

        var lifecycle = new LifecycleMethods(type);
        List<PlainTest.MethodCall> before = calls(lifecycle.instanceMethods(JUNIT + "Before"));
        List<PlainTest.MethodCall> after = calls(lifecycle.instanceMethods(JUNIT + "After"));
        Collections.reverse(after);
        List<MethodHandle> afterClass = new ArrayList<>(lifecycle.staticMethods(JUNIT + "AfterClass"));
        Collections.reverse(afterClass);
        MethodHandle called = ExpectedException.around(lifecycle.test(method), expected(test));
        return new PlainTest(
                List.of(LifecycleMethods.constructor(type, null)),
                before,
                called,
                after,
                lifecycle.staticMethods(JUNIT + "BeforeClass"),
                afterClass);
    }

    private static List<PlainTest.MethodCall> calls(List<MethodHandle> methods) {
        List<PlainTest.MethodCall> calls = new ArrayList<>();
        methods.forEach(each -> calls.add(new PlainTest.MethodCall(0, each)));
        return calls;
    }

    /** Runners and rules make JUnit 4 run tests in other ways. */
    private static void check(Class<?> part) throws NeedsEngineException {
        require(!part.getName().startsWith("junit."), "a test of JUnit 3");
        checkAnnotations(part, part.getName());
        for (AnnotatedElement member : members(part)) {
            checkAnnotations(member, member.toString());
        }
    }

    private static List<AnnotatedElement> members(Class<?> part) throws NeedsEngineException {
        List<AnnotatedElement> members = new ArrayList<>(List.of(part.getDeclaredFields()));
        for (Method each : part.getDeclaredMethods()) {
            require(!isSuite(each), part.getName() + " is a suite");
            // Another test of the class may well be one that needs its engine.
            if (TestAnnotations.find(each, TEST) == null) {
                members.add(each);
            }
        }
        return members;
    }

    private static boolean isSuite(Method method) {
        return method.getName().equals("suite")
                && method.getParameterCount() == 0
                && Modifier.isStatic(method.getModifiers());
    }

    private static void checkAnnotations(AnnotatedElement element, String name) throws NeedsEngineException {
        for (Annotation annotation : element.getAnnotations()) {
            String found = annotation.annotationType().getName();
            require(!found.startsWith(JUNIT) || UNDERSTOOD.contains(found), "@" + found + " on " + name);
        }
    }

    /** Returns the exception that the test must throw, or null. */
    private static Class<?> expected(Annotation test) throws NeedsEngineException {
        try {
            var expected =
                    (Class<?>) test.annotationType().getMethod("expected").invoke(test);
            return expected.getName().equals(NO_EXCEPTION) ? null : expected;
        } catch (ReflectiveOperationException e) {
            throw new NeedsEngineException("an unknown version of JUnit 4");
        }
    }
}
