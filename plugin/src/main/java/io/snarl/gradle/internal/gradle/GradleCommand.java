package io.snarl.gradle.internal.gradle;

/** Commands that a user can copy. */
public final class GradleCommand {

    private GradleCommand() {}

    /**
     * The path by which a task is named where Gradle was started, which may be in a build that includes the one of the project.
     *
     * @param project the project's path in the tree of builds
     */
    public static String pathOf(String project, String task) {
        return (project.equals(":") ? "" : project) + ":" + task;
    }

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
