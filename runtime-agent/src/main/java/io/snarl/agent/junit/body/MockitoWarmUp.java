package io.snarl.agent.junit.body;

import java.lang.reflect.InvocationTargetException;

/**
 * Initialises Mockito, if it is there, before threads are controlled.
 *
 * <p>With the first mock it attaches an agent of its own, for which it waits for another process.
 */
public final class MockitoWarmUp {

    private MockitoWarmUp() {}

    public static void prepare() {
        try {
            Class<?> mockito = Class.forName("org.mockito.Mockito", true, loader());
            Object details = mockito.getMethod("mockingDetails", Object.class).invoke(null, new Object());
            Class.forName("org.mockito.MockingDetails", true, loader())
                    .getMethod("isMock")
                    .invoke(details);
        } catch (ClassNotFoundException | NoSuchMethodException | IllegalAccessException e) {
            // It is not there, or so old that it attaches nothing.
        } catch (InvocationTargetException | LinkageError e) {
            // A test that uses it will say why it does not work.
        }
    }

    private static ClassLoader loader() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }
}
