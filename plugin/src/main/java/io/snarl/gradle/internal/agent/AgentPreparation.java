package io.snarl.gradle.internal.agent;

import io.snarl.contract.settings.ExitStatus;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.console.ErrorOutput;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import org.gradle.api.file.FileCollection;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.process.ExecOperations;

/** Runs the agent ahead of the tests to rewrite classes of the JDK, on the JVM that will run the tests. */
public final class AgentPreparation {

    private static final String MAIN_CLASS = "io.snarl.agent.Prepare";

    private AgentPreparation() {}

    /** Leaves the rewritten classes and the arguments of the test JVM in the given directory. */
    public static void run(
            ExecOperations processes, JavaLauncher java, FileCollection agent, File settings, File directory) {
        var output = new ByteArrayOutputStream();
        int exit = run(processes, java, agent.getAsPath(), settings, directory, output);
        if (ExitStatus.isOfSignal(exit)) {
            output.reset();
            exit = run(processes, java, agent.getAsPath(), settings, directory, output);
        }
        if (exit != 0) {
            throw Console.failure(messageIn(output.toString(StandardCharsets.UTF_8), java));
        }
    }

    private static int run(
            ExecOperations processes,
            JavaLauncher java,
            String agent,
            File settings,
            File directory,
            ByteArrayOutputStream output) {
        return processes
                .exec(process -> {
                    process.executable(java.getExecutablePath().getAsFile());
                    // It lives for a second, in which the best compiler of the JVM costs more than it gains.
                    process.args("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
                    process.args("-cp", agent, MAIN_CLASS, settings, directory);
                    process.setStandardOutput(output);
                    process.setErrorOutput(output);
                    process.setIgnoreExitValue(true);
                })
                .getExitValue();
    }

    private static String messageIn(String output, JavaLauncher java) {
        String message = ErrorOutput.messageIn(output.lines().toList());
        return message.isEmpty()
                ? "The Snarl agent could not prepare the JVM " + java.getExecutablePath() + " and gave no reason. Run"
                        + " the build with --info, and try another JDK by setting a toolchain."
                : message;
    }
}
