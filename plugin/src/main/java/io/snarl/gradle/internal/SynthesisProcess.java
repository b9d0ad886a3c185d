package io.snarl.gradle.internal;

import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gradle.api.GradleException;
import org.gradle.process.ExecOperations;
import org.gradle.process.ExecResult;

/** The JVM that does the work of {@code synthesizeConcurrentTests}. */
public final class SynthesisProcess {

    private static final String MAIN_CLASS = "io.snarl.core.synthesis.Main";

    /** The properties by which one JVM or the other knows the encoding of what it writes. */
    private static final List<String> ENCODINGS =
            List.of("stdout.encoding", "stderr.encoding", "sun.stdout.encoding", "sun.stderr.encoding");

    private final SynthesizeConcurrentTests task;

    public SynthesisProcess(SynthesizeConcurrentTests task) {
        this.task = task;
    }

    /**
     * Runs it to its end and shows the lines that it writes.
     *
     * @param environment that of the tests, which it hands on
     * @param summary where it leaves what a user is told at the end
     */
    public void run(ExecOperations processes, File settings, Map<String, String> environment, File summary) {
        List<String> errors = new ArrayList<>();
        ExecResult result = execute(processes, settings, environment, errors);
        if (result.getExitValue() != 0) {
            throw new GradleException(
                    new SynthesisFailure(task.getName(), task.getMaxHeapSize().get())
                            .message(result.getExitValue(), errors));
        }
        task.getLogger().lifecycle(SourceLinks.of(task).addedTo(read(summary)));
    }

    private ExecResult execute(
            ExecOperations processes, File settings, Map<String, String> environment, List<String> errors) {
        var logger = task.getLogger();
        try (var heartbeat = Heartbeat.begin(logger::lifecycle, "the analysis")) {
            return processes.exec(process -> {
                process.executable(
                        task.getJavaLauncher().get().getExecutablePath().getAsFile());
                process.args(arguments(settings));
                process.setEnvironment(environment);
                process.setStandardOutput(new LineStream(line -> {
                    heartbeat.said(line, System.nanoTime());
                    logger.lifecycle(line);
                }));
                process.setErrorOutput(new LineStream(line -> {
                    logger.info(line);
                    errors.add(line);
                }));
                process.setIgnoreExitValue(true);
            });
        }
    }

    private static String read(File summary) {
        try {
            return Files.readString(summary.toPath()).stripTrailing();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> arguments(File settings) {
        List<String> arguments = new ArrayList<>();
        arguments.add("-Xmx" + task.getMaxHeapSize().get());
        arguments.add("-XX:+ExitOnOutOfMemoryError");
        // It compiles tests for seconds, in which the best compiler of the JVM costs more than it gains.
        arguments.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        ENCODINGS.forEach(property -> arguments.add("-D" + property + "=UTF-8"));
        arguments.addAll(
                List.of("-cp", task.getAnalysisClasspath().getAsPath(), MAIN_CLASS, settings.getAbsolutePath()));
        return arguments;
    }
}
