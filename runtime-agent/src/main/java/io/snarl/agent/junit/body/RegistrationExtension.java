package io.snarl.agent.junit.body;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Prevents tests from running while their container is run only to register them. JUnit Jupiter finds it by {@link
 * RegistrationExtensionLoader}, and it does nothing at other times.
 */
public final class RegistrationExtension implements InvocationInterceptor {

    static final String AUTODETECTION = "junit.jupiter.extensions.autodetection.enabled";

    private static volatile boolean active;

    /**
     * Runs a container without the tests that it registers, and gives what it throws, or null. Where the user's version of
     * Jupiter knows no way to leave them out, they run.
     */
    public static Throwable learn(AttemptCounter container) {
        Thread thread = Thread.currentThread();
        ClassLoader loader = thread.getContextClassLoader();
        var learning = new RegistrationExtensionLoader(loader);
        active = true;
        try {
            if (learning.isOfUse()) {
                thread.setContextClassLoader(learning);
            }
            container.run();
            return null;
        } catch (Throwable e) {
            return e;
        } finally {
            thread.setContextClassLoader(loader);
            active = false;
        }
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> call, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceedUnlessActive(call);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> call, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceedUnlessActive(call);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> call, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceedUnlessActive(call);
    }

    @Override
    public void interceptDynamicTest(Invocation<Void> call, DynamicTestInvocationContext test, ExtensionContext context)
            throws Throwable {
        proceedUnlessActive(call);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> call, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceedUnlessActive(call);
    }

    private static void proceedUnlessActive(Invocation<Void> call) throws Throwable {
        if (active) {
            call.skip();
        } else {
            call.proceed();
        }
    }
}
