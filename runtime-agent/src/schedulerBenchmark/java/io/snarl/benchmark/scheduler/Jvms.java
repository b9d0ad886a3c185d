package io.snarl.benchmark.scheduler;

import io.snarl.benchmark.scheduler.measured.Measured;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;

/** Starts the JVMs that are measured, one at a time, of the JDK that runs this. */
final class Jvms {

    private static final String PREFIX = "snarl.schedulerBenchmark.";
    private static final long MINUTES = 10;

    /** What Gradle gives to a test JVM that asks for nothing else. */
    private static final String HEAP = "-Xmx512m";

    private final Path directory = Path.of(property("work"));
    private final Options options;
    private final List<String> snarlArguments;

    /** Lets the agent rewrite the JDK, as the plugin does once before all tests. */
    Jvms(Options options) throws IOException {
        this.options = options;
        Path settings = directory.resolve("settings.properties");
        try (Writer out = Files.newBufferedWriter(settings)) {
            settings().store(out, null);
        }
        Path prepared = directory.resolve("prepared");
        start(List.of("-cp", property("agent"), "io.snarl.agent.Prepare", settings.toString(), prepared.toString()));
        this.snarlArguments = Files.readAllLines(prepared.resolve("jvm-arguments.txt"));
    }

    /** The build tells by system properties where things are. */
    static String property(String name) {
        String value = System.getProperty(PREFIX + name);
        if (value == null) {
            throw new BenchmarkFailure("The system property " + PREFIX + name
                    + " is missing: start the benchmark by './gradlew :runtime-agent:schedulerBenchmark'.");
        }
        return value;
    }

    private Properties settings() {
        var settings = new Properties();
        settings.setProperty("mode", "fuzz");
        settings.setProperty("output", directory.resolve("output").toString());
        settings.setProperty(
                "subject.include", SharedTest.class.getPackageName().replace(".", "\\.") + "\\..*");
        return settings;
    }

    /** Runs a tool with a test and gives what it reports. */
    Properties measure(Way way, SharedTest test, String measure) throws IOException {
        Path report = directory.resolve("report.properties");
        Files.deleteIfExists(report);
        List<String> arguments = new ArrayList<>(List.of(HEAP));
        if (way.isOfSnarl()) {
            arguments.addAll(snarlArguments);
        }
        arguments.addAll(List.of("-cp", property(way.isOfSnarl() ? "snarlClassPath" : "lincheckClassPath")));
        arguments.addAll(List.of(Measured.class.getName(), way.id(), test.name(), measure));
        arguments.add(String.valueOf(System.currentTimeMillis()));
        arguments.add(String.valueOf(options.warmUpMillis()));
        arguments.add(String.valueOf(options.millis()));
        arguments.add(report.toString());
        start(arguments);
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(report)) {
            properties.load(reader);
        }
        return properties;
    }

    private void start(List<String> arguments) throws IOException {
        Path log = directory.resolve("output.txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                throw new BenchmarkFailure("A JVM has not ended within " + MINUTES + " minutes; see " + log);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchmarkFailure("The benchmark was interrupted.", e);
        } finally {
            process.destroyForcibly();
        }
        if (process.exitValue() != 0) {
            throw new BenchmarkFailure("A JVM has ended with status " + process.exitValue() + ": " + tail(log));
        }
    }

    private static String tail(Path log) throws IOException {
        List<String> lines = Files.readAllLines(log);
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
    }
}
