package io.snarl.gradle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A command that was typed into a shell, with all that it printed. */
record ShellRun(boolean succeeded, String output) {

    /** Runs a command with the Java and the Gradle user home of these tests. */
    static ShellRun of(Path directory, String command) throws IOException, InterruptedException {
        var builder = new ProcessBuilder("sh", "-c", command)
                .directory(directory.toFile())
                .redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("GRADLE_USER_HOME", GradleBuild.GRADLE_USER_HOME.getPath());
        Process process = builder.start();
        process.getOutputStream().close();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new ShellRun(process.waitFor() == 0, output);
    }
}
