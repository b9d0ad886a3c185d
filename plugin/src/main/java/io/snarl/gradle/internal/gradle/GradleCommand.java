package io.snarl.gradle.internal.gradle;

import java.io.File;
import java.nio.file.Path;

/** Formats commands that a user can copy. */
public final class GradleCommand {

    private GradleCommand() {}

    /**
     * Returns the path of a task from where Gradle was started, which may be a build that includes the one of the project.
     *
     * @param project the project's path in the tree of builds
     */
    public static String pathOf(String project, String task) {
        return (project.equals(":") ? "" : project) + ":" + task;
    }

    /** Returns the command that replays a schedule file by the task with this path, up to the name of the file. */
    public static String replay(String task) {
        return "./gradlew " + nameOf(task) + " --replay";
    }

    /** Returns the command that adopts a finding by the task with this path, up to its id. */
    public static String adopt(String task) {
        return "./gradlew " + nameOf(task) + " --finding";
    }

    /** Returns what precedes the name of a file of a directory on a command line of a project, with slashes. */
    public static String prefixOf(File directory, File project) {
        Path path = directory.toPath();
        Path shown = path.startsWith(project.toPath()) ? project.toPath().relativize(path) : path;
        return shown.toString().replace('\\', '/') + "/";
    }

    /** The task of the root project is the only one whose path says no more than its name. */
    private static String nameOf(String task) {
        return task.lastIndexOf(':') == 0 ? task.substring(1) : task;
    }
}
