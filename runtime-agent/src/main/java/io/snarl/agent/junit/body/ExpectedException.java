package io.snarl.agent.junit.body;

import io.snarl.agent.junit.result.AbortedException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * A test that passes only if it throws, as JUnit 4 has it.
 *
 * @param test takes the instance and gives nothing
 * @param expected what it must throw
 */
record ExpectedException(MethodHandle test, Class<?> expected) {

    /** Returns the test itself if nothing is expected. */
    static MethodHandle around(MethodHandle test, Class<?> expected) {
        if (expected == null) {
            return test;
        }
        try {
            return MethodHandles.lookup()
                    .findVirtual(ExpectedException.class, "call", MethodType.methodType(void.class, Object.class))
                    .bindTo(new ExpectedException(test, expected));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    void call(Object instance) throws Throwable {
        try {
            test.invokeExact(instance);
        } catch (Throwable e) {
            if (expected.isInstance(e)) {
                return;
            }
            if (AbortedException.isAbort(e)) {
                throw e;
            }
            throw new AssertionError(
                    "Unexpected exception, expected<" + expected.getName() + "> but was<"
                            + e.getClass().getName() + ">",
                    e);
        }
        throw new AssertionError("Expected exception: " + expected.getName());
    }
}
