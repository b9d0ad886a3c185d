package io.snarl.gradle.internal.gradle;

import java.lang.reflect.InvocationTargetException;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.testing.Test;

/** Sets properties that only newer versions of Gradle have. */
public final class NewerGradle {

    private NewerGradle() {}

    /** Keeps Gradle 9 from failing a test task that finds no test, since Snarl does so with better advice. */
    @SuppressWarnings("unchecked")
    public static void leaveMissingTestsTo(Test task) {
        try {
            var fails = (Property<Boolean>)
                    Test.class.getMethod("getFailOnNoDiscoveredTests").invoke(task);
            fails.set(false);
        } catch (NoSuchMethodException e) {
            // Before Gradle 9 no task fails for that reason.
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
