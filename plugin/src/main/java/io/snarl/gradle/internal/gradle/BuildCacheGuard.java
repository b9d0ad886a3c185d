package io.snarl.gradle.internal.gradle;

import io.snarl.gradle.internal.console.Console;
import java.lang.reflect.InvocationTargetException;
import org.gradle.api.Task;
import org.gradle.api.tasks.TaskOutputs;

/** Keeps incomplete results out of the build cache. */
public final class BuildCacheGuard {

    private BuildCacheGuard() {}

    /**
     * Keeps the result of a task that is just at work out of the build cache. What Gradle's own API has for this is asked before a task
     * runs, when nobody knows; so the method by which Gradle's own plugins do it is looked up by its name. On a Gradle without it, the
     * result is stored, and is replaced by the next build of whoever has it.
     */
    public static void keepFromBuildCache(Task task) {
        TaskOutputs outputs = task.getOutputs();
        try {
            outputs.getClass().getMethod("doNotStoreInCache").invoke(outputs);
        } catch (NoSuchMethodException | IllegalAccessException e) {
            new Console(task.getLogger())
                    .inform("This Gradle cannot keep the result of " + task.getPath() + " from its build cache.");
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
