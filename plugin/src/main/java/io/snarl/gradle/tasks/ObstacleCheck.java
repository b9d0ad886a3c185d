package io.snarl.gradle.tasks;

import io.snarl.gradle.tasks.inputs.SnarlTask;
import org.gradle.api.GradleException;

/** Fails a task that cannot work in its project. */
final class ObstacleCheck {

    private ObstacleCheck() {}

    static void ifHindered(SnarlTask task) {
        if (task.getObstacle().isPresent()) {
            throw new GradleException(task.getObstacle().get());
        }
    }
}
