package io.snarl.suites;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much processor time the test JVMs of a build have had, which says more than seconds do where other programs run.
 * It is asked for again and again, and what a JVM has had since it was asked last before its end is lost.
 */
final class ProcessorTime {

    /** By the JVM, those that it has started included. */
    private final Map<ProcessHandle, Duration> had = new HashMap<>();

    private final Map<ProcessHandle, String> tasks = new HashMap<>();
    private final Pattern taskOfJvm;

    /** Makes one for a build, whose test JVMs are told apart from others by the directory that Gradle gives to each. */
    ProcessorTime(Path buildDirectory) {
        taskOfJvm = Pattern.compile("\\Q" + buildDirectory.resolve("tmp") + "/\\E(\\w+)/work\\b");
    }

    /** Looks at what runs now. */
    void look() {
        ProcessHandle.allProcesses()
                .forEach(process -> taskOf(process).ifPresent(task -> {
                    tasks.put(process, task);
                    note(process);
                    process.descendants().forEach(child -> {
                        tasks.put(child, task);
                        note(child);
                    });
                }));
    }

    private Optional<String> taskOf(ProcessHandle process) {
        return process.info()
                .commandLine()
                .map(taskOfJvm::matcher)
                .filter(Matcher::find)
                .map(matcher -> ":" + matcher.group(1));
    }

    private void note(ProcessHandle process) {
        process.info().totalCpuDuration().ifPresent(duration -> had.put(process, duration));
    }

    /** In seconds, by the path of the task. */
    Map<String, Double> seconds() {
        Map<String, Double> seconds = new HashMap<>();
        had.forEach(
                (process, duration) -> seconds.merge(tasks.get(process), duration.toMillis() / 1000.0, Double::sum));
        return seconds;
    }
}
