package io.snarl.gradle.internal;

/** Commands that a user can copy. */
public final class GradleCommand {

    private GradleCommand() {}

    /** What precedes a schedule file to be replayed by the task with this path. */
    public static String replay(String task) {
        return "./gradlew " + nameOf(task) + " --replay";
    }

    /** What precedes the id of a finding to be adopted by the task with this path. */
    public static String adopt(String task) {
        return "./gradlew " + nameOf(task) + " --finding";
    }

    /** The task of the root project is the only one whose path says no more than its name. */
    private static String nameOf(String task) {
        return task.lastIndexOf(':') == 0 ? task.substring(1) : task;
    }
}
