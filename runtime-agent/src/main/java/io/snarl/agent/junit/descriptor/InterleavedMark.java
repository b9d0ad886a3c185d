package io.snarl.agent.junit.descriptor;

import java.lang.reflect.Method;

/** Finds the annotation that marks a test, or all tests of a class, as concurrent. */
public final class InterleavedMark {

    private static final String NAME = "io.snarl.Interleaved";

    private InterleavedMark() {}

    /** Tells whether a class has the mark, or inherits it, or is inside one that does. */
    public static boolean isOn(Class<?> type) {
        for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
            if (TestAnnotations.hierarchy(outer).stream().anyMatch(each -> TestAnnotations.has(each, NAME))) {
                return true;
            }
        }
        return false;
    }

    public static boolean isOn(Method method) {
        return TestAnnotations.has(method, NAME);
    }
}
