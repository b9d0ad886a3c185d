package io.snarl.agent.junit.descriptor;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Set;

/** Finds the annotation by which an adopted test names its schedules. */
public final class AdoptedMark {

    private static final String NAME = "io.snarl.Adopted";

    private AdoptedMark() {}

    /** Returns the names of the schedules that a test names; none if it has no such annotation. */
    public static Set<String> schedulesOn(Method method) {
        Annotation mark = TestAnnotations.find(method, NAME);
        if (mark == null) {
            return Set.of();
        }
        try {
            return Set.of((String[]) mark.annotationType().getMethod("value").invoke(mark));
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            // Another annotation of that name, or one that names a schedule twice.
            return Set.of();
        }
    }
}
