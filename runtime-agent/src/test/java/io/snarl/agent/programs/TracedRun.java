package io.snarl.agent.programs;

import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.settings.SettingsFile;
import io.snarl.contract.trace.index.TraceIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A run of tests under the agent, as a build would start it. */
public final class TracedRun {

    private static final String AGENT = System.getProperty("snarl.agent.jar");

    private static final String TESTS = "io.snarl.agent.child.TestRun";

    private final Jdk jdk;
    private final Path directory;
    private final Map<String, String> settings = new TreeMap<>();
    private final List<Path> classPath = new ArrayList<>(ClassPath.junit());

    /** Makes a run that uses a directory, which must be empty or absent. */
    public TracedRun(Jdk jdk, Path directory) {
        this.jdk = jdk;
        this.directory = directory.toAbsolutePath();
        classPath.add(ClassPath.child());
        set("output", output().toString());
        // Expected traces show all events that there are.
        set("branches", "true");
    }

    public TracedRun set(String key, String value) {
        settings.put(key, value);
        return this;
    }

    public TracedRun with(Programs... programs) {
        return subjects(List.of(programs).stream().map(Programs::subjects).toArray(Path[]::new))
                .tests(List.of(programs).stream().map(Programs::tests).toArray(Path[]::new));
    }

    public TracedRun subjects(Path... paths) {
        return classes("subject.classes", paths);
    }

    public TracedRun tests(Path... paths) {
        return classes("test.classes", paths);
    }

    /** Adds to the class path what is not watched. */
    TracedRun libraries(List<Path> paths) {
        classPath.addAll(paths);
        return this;
    }

    private TracedRun classes(String key, Path... paths) {
        classPath.addAll(List.of(paths));
        return set(
                key,
                List.of(paths).stream()
                        .map(path -> path.toAbsolutePath().toString())
                        .collect(Collectors.joining("\n")));
    }

    public Path output() {
        return directory.resolve("traces");
    }

    public Path prepared() {
        return directory.resolve("prepared");
    }

    /** Makes the JVM ready, which is done by a JVM of its own. */
    public TracedRun prepare() {
        try {
            Files.createDirectories(output());
            Path file = directory.resolve(PreparedFiles.SETTINGS);
            SettingsFile.write(file, settings);
            List<String> prepare = List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-cp",
                    AGENT,
                    "io.snarl.agent.Prepare",
                    file.toString(),
                    prepared().toString());
            ChildJvm.run(ChildJvm.command(jdk.java(), prepare)).succeeded();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The arguments that let a JVM record. */
    public List<String> jvmArguments() {
        try {
            return Files.readAllLines(prepared().resolve(PreparedFiles.JVM_ARGUMENTS));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The command that runs tests under the agent. */
    public List<String> command(List<String> testClasses) {
        return ChildJvm.command(jdk.java(), jvmArguments(), program(TESTS, testClasses));
    }

    /** The command that runs another main class under the agent, with the compiler that a build lets it have. */
    List<String> command(String mainClass, List<String> arguments) {
        List<String> quick = List.of("-XX:TieredStopAtLevel=1");
        return ChildJvm.command(jdk.java(), quick, jvmArguments(), program(mainClass, arguments));
    }

    /** The command that runs tests without the agent, with other JVM arguments in its place. */
    public List<String> plainCommand(List<String> jvmArguments, List<String> testClasses) {
        return ChildJvm.command(jdk.java(), jvmArguments, program(TESTS, testClasses));
    }

    private List<String> program(String mainClass, List<String> arguments) {
        List<String> main = List.of("-cp", ChildJvm.path(classPath), mainClass);
        return ChildJvm.command(main, arguments);
    }

    public TraceIndex index() {
        return TraceIndex.read(output().resolve("index.jsonl"));
    }
}
