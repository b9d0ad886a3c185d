package io.snarl.agent.junit.discovery;

import io.snarl.agent.junit.descriptor.TestAnnotations;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.List;

/** Finds tests that their authors have disabled unconditionally; their engines evaluate conditions. */
public final class DisabledTests {

    private static final List<String> ANNOTATIONS = List.of("org.junit.jupiter.api.Disabled", "org.junit.Ignore");

    private DisabledTests() {}

    /** Returns why a test is disabled, or null if it is not. */
    public static String reason(FoundTest test) {
        String reason = test.method() == null ? null : reason(test.method());
        for (Class<?> type = test.type(); type != null && reason == null; type = type.getEnclosingClass()) {
            reason = reason(type);
        }
        return reason;
    }

    private static String reason(AnnotatedElement element) {
        for (String name : ANNOTATIONS) {
            Annotation annotation = TestAnnotations.find(element, name);
            if (annotation != null) {
                return annotation.annotationType().getSimpleName() + value(annotation);
            }
        }
        return null;
    }

    private static String value(Annotation annotation) {
        try {
            String value =
                    (String) annotation.annotationType().getMethod("value").invoke(annotation);
            return value.isEmpty() ? "" : ": " + value;
        } catch (ReflectiveOperationException e) {
            // A test is as disabled without a reason.
            return "";
        }
    }
}
