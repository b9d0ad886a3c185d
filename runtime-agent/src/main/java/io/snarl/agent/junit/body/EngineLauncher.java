package io.snarl.agent.junit.body;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Creates launchers that run one engine and load nothing that registers itself.
 *
 * <p>How that is said has changed with the versions of the JUnit Platform, and the one that runs is the user's.
 */
final class EngineLauncher {

    private static final String CONFIG = "org.junit.platform.launcher.core.LauncherConfig";

    /** The kinds of registration that can be disabled; each is known only from some version on. */
    private static final List<String> AUTO_REGISTRATIONS = List.of(
            "enableTestEngineAutoRegistration",
            "enableTestExecutionListenerAutoRegistration",
            "enablePostDiscoveryFilterAutoRegistration",
            "enableLauncherDiscoveryListenerAutoRegistration",
            "enableLauncherSessionListenerAutoRegistration");

    private EngineLauncher() {}

    /** Returns a launcher; before version 1.3 it runs all engines, so requests should name theirs by a filter. */
    static Launcher of(TestEngine engine) {
        try {
            Class<?> config = Class.forName(CONFIG, true, Launcher.class.getClassLoader());
            Object builder = config.getMethod("builder").invoke(null);
            for (Method method : builder.getClass().getMethods()) {
                if (AUTO_REGISTRATIONS.contains(method.getName())) {
                    method.invoke(builder, false);
                }
            }
            Object engines = Array.newInstance(TestEngine.class, 1);
            Array.set(engines, 0, engine);
            builder.getClass().getMethod("addTestEngines", TestEngine[].class).invoke(builder, engines);
            Object built = builder.getClass().getMethod("build").invoke(builder);
            return (Launcher) LauncherFactory.class.getMethod("create", config).invoke(null, built);
        } catch (ClassNotFoundException e) {
            return LauncherFactory.create();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Snarl does not know this version of the JUnit Platform: " + e, e);
        }
    }
}
