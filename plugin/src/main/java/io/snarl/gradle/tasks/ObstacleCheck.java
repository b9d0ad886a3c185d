package io.snarl.gradle.tasks;

import io.snarl.gradle.tasks.inputs.SnarlTask;
import org.gradle.api.GradleException;

/** How a task of Snarl says that it cannot do its work. */
final class ObstacleCheck {

    private ObstacleCheck() {}

    static void ifHindered(SnarlTask task) {
        if (task.getObstacle().isPresent()) {
            throw new GradleException(task.getObstacle().get());
        }
    }
}
