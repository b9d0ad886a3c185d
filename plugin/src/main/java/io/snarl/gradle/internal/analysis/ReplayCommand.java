package io.snarl.gradle.internal.analysis;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The command that makes a failure come back.
 *
 * @param task the path of the task
 * @param project the directory of its project, which schedule files are named relative to
 */
record ReplayCommand(String task, Path project) {

    /** What every shell takes as it is. */
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./:-]+");

    String of(Path schedule) {
        // The task of the root project is the only one whose path says no more than its name.
        String name = task.lastIndexOf(':') == 0 ? task.substring(1) : task;
        Path file = schedule.startsWith(project) ? project.relativize(schedule) : schedule;
        String text = file.toString().replace('\\', '/');
        return "./gradlew " + name + " --replay " + (PLAIN.matcher(text).matches() ? text : "'" + text + "'");
    }
}
