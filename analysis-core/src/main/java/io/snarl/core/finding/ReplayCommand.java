package io.snarl.core.finding;

import io.snarl.contract.text.ShellWord;
import java.nio.file.Path;

/**
 * The command that makes a failure come back.
 *
 * @param command what precedes the schedule file, such as {@code ./gradlew fuzzConcurrentTests --replay}
 * @param projectDirectory what schedule files are named relative to
 */
public record ReplayCommand(String command, Path projectDirectory) {

    public ReplayCommand {
        command = command.strip();
    }

    public String of(Path schedule) {
        Path file = schedule.startsWith(projectDirectory) ? projectDirectory.relativize(schedule) : schedule;
        String text = file.toString().replace('\\', '/');
        return command + " " + ShellWord.of(text);
    }
}
