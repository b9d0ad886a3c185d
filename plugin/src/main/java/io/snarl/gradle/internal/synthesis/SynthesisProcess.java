package io.snarl.gradle.internal.synthesis;

import io.snarl.contract.settings.ExitStatus;
import io.snarl.contract.settings.SynthesisProtocol;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.console.Heartbeat;
import io.snarl.gradle.internal.console.LineStream;
import io.snarl.gradle.internal.console.SourceLinks;
import io.snarl.gradle.tasks.inputs.SynthesisInputs;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gradle.process.ExecOperations;

/** Runs the JVM that does the work of {@code synthesizeConcurrentTests}. */
public final class SynthesisProcess {

    private static final String MAIN_CLASS = "io.snarl.core.synthesis.Main";

    /** The properties by which one JVM or the other knows the encoding of what it writes. */
    private static final List<String> ENCODINGS =
            List.of("stdout.encoding", "stderr.encoding", "sun.stdout.encoding", "sun.stderr.encoding");

    private static final String GOING_ON = "It is started again and goes on with what was tried until then.";
    private static final String ENDING = "Nothing more is tried; what was found until then is run in its final form.";

    private final SynthesisInputs task;

    public SynthesisProcess(SynthesisInputs task) {
        this.task = task;
    }

    /**
     * Runs it to its end and shows the lines that it writes. One that is killed is started again: what its tests have shown is kept, so
     * that it goes on where it was. If that is killed as well, a last one tells what was found until then.
     *
     * @param lab the JVM that it runs tests in, whose environment it hands on; of its command, which has the system properties of
     *     the tests and with them perhaps secrets, it is told in a way that leaves no traces on the disk
     * @param summary where it leaves what a user is told at the end
     */
    public void run(ExecOperations processes, File settings, LabLauncher lab, File summary) {
        long start = System.nanoTime();
        List<String> errors = new ArrayList<>();
        int exit = execute(processes, arguments(settings), lab, errors);
        for (String mode : List.of(SynthesisProtocol.RESUME, SynthesisProtocol.CONCLUDE)) {
            if (ExitStatus.isOfSignal(exit)) {
                long spent = Duration.ofNanos(System.nanoTime() - start).toSeconds();
                new Console(task.getLogger())
                        .warn("The JVM of the analysis was lost (status " + exit + "). "
                                + (mode.equals(SynthesisProtocol.RESUME) ? GOING_ON : ENDING));
                errors.clear();
                List<String> arguments = arguments(settings);
                arguments.addAll(List.of(mode, Long.toString(spent)));
                exit = execute(processes, arguments, lab, errors);
            }
        }
        if (exit != 0) {
            throw Console.failure(
                    new SynthesisFailure(task.getName(), task.getMaxHeapSize().get()).message(exit, errors));
        }
        new Console(task.getLogger())
                .say(SourceLinks.of(task.getRootDirectory().get().getAsFile(), task.getSourceDirectories())
                        .addedTo(read(summary)));
    }

    private int execute(ExecOperations processes, List<String> arguments, LabLauncher lab, List<String> errors) {
        var console = new Console(task.getLogger());
        try (var heartbeat = Heartbeat.begin(console::say, "the analysis")) {
            return processes
                    .exec(process -> {
                        process.executable(
                                task.getJavaLauncher().get().getExecutablePath().getAsFile());
                        process.args(arguments);
                        process.setEnvironment(lab.environment());
                        process.setStandardInput(new ByteArrayInputStream(
                                String.join(SynthesisProtocol.ARGUMENT_SEPARATOR, lab.command())
                                        .getBytes(StandardCharsets.UTF_8)));
                        process.setStandardOutput(new LineStream(line -> {
                            if (line.startsWith(SynthesisProtocol.DETAIL)) {
                                heartbeat.doing(line.strip());
                                console.inform(line.strip());
                            } else {
                                heartbeat.said(line, System.nanoTime());
                                console.say(line);
                            }
                        }));
                        process.setErrorOutput(new LineStream(line -> {
                            console.inform(line);
                            errors.add(line);
                        }));
                        process.setIgnoreExitValue(true);
                    })
                    .getExitValue();
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
        // It compiles tests for seconds, in which the best compiler of the JVM costs more than it gains.
        arguments.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        ENCODINGS.forEach(property -> arguments.add("-D" + property + "=UTF-8"));
        arguments.addAll(
                List.of("-cp", task.getAnalysisClasspath().getAsPath(), MAIN_CLASS, settings.getAbsolutePath()));
        return arguments;
    }
}
