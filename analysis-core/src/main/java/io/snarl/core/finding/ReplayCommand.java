package io.snarl.core.finding;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The command that makes a failure come back.
 *
 * @param command what precedes the schedule file, such as {@code ./gradlew fuzzConcurrentTests --replay}
 * @param projectDirectory what schedule files are named relative to
 */
public record ReplayCommand(String command, Path projectDirectory) {

    /** What every shell takes as it is. */
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./:-]+");

    public ReplayCommand {
        command = command.strip();
    }

    public String of(Path schedule) {
        Path file = schedule.startsWith(projectDirectory) ? projectDirectory.relativize(schedule) : schedule;
        String text = file.toString().replace('\\', '/');
        return command + " " + (PLAIN.matcher(text).matches() ? text : "'" + text + "'");
    }
}
