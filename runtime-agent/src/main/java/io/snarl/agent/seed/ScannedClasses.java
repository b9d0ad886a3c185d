package io.snarl.agent.seed;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;

/**
 * Selects the classes that Gradle takes for tests of JUnit 4 when it scans class files.
 *
 * <p>The vintage engine finds more, such as classes with nothing but a method {@code suite()}, which would run all tests of
 * the suite a second time.
 */
final class ScannedClasses {

    private static final Set<String> TEST_CASES = Set.of("junit.framework.TestCase", "groovy.util.GroovyTestCase");

    private ScannedClasses() {}

    /** Whether a test belongs to a class that Gradle would run. */
    static boolean have(TestDescriptor test) {
        for (Optional<TestDescriptor> around = Optional.of(test);
                around.isPresent();
                around = around.get().getParent()) {
            if (isRunner(around.get().getUniqueId())) {
                return around.get().getSource().map(ScannedClasses::isTest).orElse(true);
            }
        }
        return true;
    }

    /** The vintage engine has a runner for each class that Gradle hands to it. */
    private static boolean isRunner(UniqueId id) {
        List<UniqueId.Segment> segments = id.getSegments();
        return segments.get(segments.size() - 1).getType().equals("runner");
    }

    private static boolean isTest(TestSource source) {
        return !(source instanceof ClassSource type) || isTest(type.getJavaClass());
    }

    static boolean isTest(Class<?> type) {
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
