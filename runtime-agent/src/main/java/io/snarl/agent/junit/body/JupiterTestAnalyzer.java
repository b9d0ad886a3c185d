package io.snarl.agent.junit.body;

import static io.snarl.agent.junit.body.LifecycleMethods.require;

import io.snarl.agent.junit.descriptor.TestAnnotations;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.ConfigurationParameters;

/** Determines whether a test of JUnit Jupiter can be run without its engine. */
final class JupiterTestAnalyzer {

    private static final String API = "org.junit.jupiter.api.";
    private static final String TEST = API + "Test";

    /** Annotations that do not affect how a single test is run, or that are supported here. */
    private static final Set<String> UNDERSTOOD = Set.of(
            TEST,
            API + "BeforeEach",
            API + "AfterEach",
            API + "BeforeAll",
            API + "AfterAll",
            API + "DisplayName",
            API + "DisplayNameGeneration",
            API + "IndicativeSentencesGeneration",
            API + "Tag",
            API + "Tags",
            API + "Nested",
            API + "Order",
            API + "TestMethodOrder",
            API + "TestClassOrder",
            // A controlled test has no time of its own.
            API + "Timeout",
            API + "parallel.Execution",
            API + "parallel.Isolated",
            API + "parallel.ResourceLock",
            API + "parallel.ResourceLocks");

    private final Class<?> type;
    private final Method method;
    private final LinkedList<Class<?>> classes = new LinkedList<>();

    JupiterTestAnalyzer(Class<?> type, Method method) {
        this.type = type;
        this.method = method;
    }

    /** Refuses all tests if a setting lets the engine do more than it would do by itself. */
    static void check(ConfigurationParameters parameters) throws NeedsEngineException {
        refuse(parameters, "junit.jupiter.extensions.autodetection.enabled", "true");
        refuse(parameters, "junit.jupiter.testinstance.lifecycle.default", "per_class");
    }

    private static void refuse(ConfigurationParameters parameters, String key, String value)
            throws NeedsEngineException {
        require(
                parameters.get(key).filter(value::equalsIgnoreCase).isEmpty(),
                "the configuration parameter " + key + " is " + value);
    }

    PlainTest test() throws NeedsEngineException {
        require(TestAnnotations.has(method, TEST), method + " is not a simple @Test");
        checkAnnotations(method, method.getName());
        collectClasses();
        for (Class<?> each : classes) {
            for (Class<?> part : TestAnnotations.hierarchy(each)) {
                checkMembers(part);
            }
        }

        List<MethodHandle> constructors = new ArrayList<>();
        List<PlainTest.MethodCall> before = new ArrayList<>();
        LinkedList<PlainTest.MethodCall> after = new LinkedList<>();
        List<MethodHandle> beforeAll = new ArrayList<>();
        List<MethodHandle> afterAll = new ArrayList<>();
        Class<?> outer = null;
        for (Class<?> each : classes) {
            int level = constructors.size();
            var lifecycle = new LifecycleMethods(each);
            constructors.add(LifecycleMethods.constructor(each, outer));
            lifecycle
                    .instanceMethods(API + "BeforeEach")
                    .forEach(one -> before.add(new PlainTest.MethodCall(level, one)));
            lifecycle
                    .instanceMethods(API + "AfterEach")
                    .forEach(one -> after.addFirst(new PlainTest.MethodCall(level, one)));
            beforeAll.addAll(lifecycle.staticMethods(API + "BeforeAll"));
            afterAll.addAll(lifecycle.staticMethods(API + "AfterAll"));
            outer = each;
        }
        Collections.reverse(afterAll);
        return new PlainTest(constructors, before, new LifecycleMethods(type).test(method), after, beforeAll, afterAll);
    }

    /**
     * Returns the classes from the outermost one to that of the test; an inner class has an instance of the next one
     * around it.
     */
    private void collectClasses() throws NeedsEngineException {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            require(!each.isLocalClass() && !each.isAnonymousClass(), each.getName() + " is a local class");
            classes.addFirst(each);
            if (Modifier.isStatic(each.getModifiers())) {
                return;
            }
        }
    }

    private void checkMembers(Class<?> part) throws NeedsEngineException {
        checkAnnotations(part, part.getName());
        for (Field field : part.getDeclaredFields()) {
            require(
                    frameworks(field).isEmpty(),
                    "@" + String.join(", @", frameworks(field)) + " on field " + field.getName());
        }
        for (Method each : part.getDeclaredMethods()) {
            require(
                    !TestAnnotations.has(each, API + "extension.RegisterExtension"),
                    "an extension in " + part.getName());
        }
    }

    private static void checkAnnotations(AnnotatedElement element, String name) throws NeedsEngineException {
        for (String annotation : frameworks(element)) {
            require(UNDERSTOOD.contains(annotation), "@" + annotation + " on " + name);
        }
    }

    private static List<String> frameworks(AnnotatedElement element) {
        return TestAnnotations.names(element, UNDERSTOOD::contains).stream()
                .filter(name -> name.startsWith("org.junit."))
                .toList();
    }
}
