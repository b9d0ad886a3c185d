package io.snarl.agent.seed.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.Set;

/**
 * Selects the classes that Gradle takes for tests of JUnit 4 when it scans class files.
 *
 * <p>The vintage engine finds more, such as classes with nothing but a method {@code suite()}, which would run all tests of
 * the suite a second time.
 */
final class ScannedClasses {

    private static final Set<String> TEST_CASES = Set.of("junit.framework.TestCase", "groovy.util.GroovyTestCase");

    private ScannedClasses() {}

    /** Returns whether Gradle would run a class. */
    static boolean contain(Class<?> type) {
        for (Class<?> ancestor = type; ancestor != null; ancestor = ancestor.getSuperclass()) {
            if (TEST_CASES.contains(ancestor.getName())
                    || has(ancestor, "org.junit.runner.RunWith")
                    || Arrays.stream(ancestor.getDeclaredMethods()).anyMatch(method -> has(method, "org.junit.Test"))) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(AnnotatedElement element, String annotation) {
        return Arrays.stream(element.getDeclaredAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(type -> type.getName().equals(annotation));
    }
}
