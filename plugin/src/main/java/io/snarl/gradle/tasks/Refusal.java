package io.snarl.gradle.tasks;

import org.gradle.api.GradleException;

/** How a task of Snarl says that it cannot do its work. */
final class Refusal {

    private Refusal() {}

    static void ifHindered(SnarlTask task) {
        if (task.getObstacle().isPresent()) {
            throw new GradleException(task.getObstacle().get());
        }
    }

    /** Says that a part of Snarl does not exist in this version, and what therefore did not happen. */
    static GradleException notPossibleYet(SnarlTask task, String action, String missing, String consequence) {
        return new GradleException(task.getName() + " cannot " + action + " yet: this version of Snarl ("
                + task.getSnarlVersion() + ") has no " + missing + ". " + consequence);
    }
}
