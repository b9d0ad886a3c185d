package io.snarl.agent.seed;

import java.io.IOException;
import java.util.Collections;

/**
 * Lets JUnit Jupiter find the extension that keeps single invocations from running again, such as those of a parameterized
 * test of which others are left.
 *
 * <p>No filter can do that, because they are found only when their container runs.
 */
final class Autodetection {

    private static final String SETTING = "junit.jupiter.extensions.autodetection.enabled";
    private static final String SERVICES = "META-INF/services/org.junit.jupiter.api.extension.Extension";
    private static final String NEEDED = "org/junit/jupiter/api/extension/InvocationInterceptor.class";

    private Autodetection() {}

    /** Switches it on where it finds no extension of the user's, which would change how the tests run. */
    static void enable() throws IOException {
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        boolean onlyOurs = Collections.list(loader.getResources(SERVICES)).size() == 1;
        if (onlyOurs && loader.getResource(NEEDED) != null && System.getProperty(SETTING) == null) {
            System.setProperty(SETTING, "true");
        }
    }
}
