package io.snarl.benchmark.measuring;

import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.settings.SettingsFile;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Starts JVMs of the JDK that runs this, one at a time. */
public final class ChildJvm {

    /** What Gradle gives to a test JVM that asks for nothing else. */
    public static final String HEAP = "-Xmx512m";

    private static final long MINUTES = 30;

    private final Path directory;

    /** Keeps what JVMs write in a directory. */
    public ChildJvm(Path directory) {
        this.directory = directory;
    }

    /** Lets the agent make itself ready, as the plugin does once before all tests, and gives the arguments of its JVMs. */
    public List<String> prepare(Path agentJar, Properties settings) throws IOException {
        Path file = directory.resolve(PreparedFiles.SETTINGS);
        var texts = new TreeMap<String, String>();
        settings.stringPropertyNames().forEach(name -> texts.put(name, settings.getProperty(name)));
        SettingsFile.write(file, texts);
        Path prepared = directory.resolve("prepared");
        start(List.of("-cp", agentJar.toString(), "io.snarl.agent.Prepare", file.toString(), prepared.toString()));
        return Files.readAllLines(prepared.resolve(PreparedFiles.JVM_ARGUMENTS));
    }

    /** A file that does not exist yet, for a JVM to write what it has measured. */
    public Path freshReport() throws IOException {
        Path report = directory.resolve("report.properties");
        Files.deleteIfExists(report);
        return report;
    }

    public static Properties read(Path file) throws IOException {
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    /** Runs a JVM to its end, which must be a good one. */
    public void start(List<String> arguments) throws IOException {
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
