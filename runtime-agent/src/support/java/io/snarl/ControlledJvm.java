package io.snarl;

import io.snarl.contract.settings.AdoptedTestFiles;
import io.snarl.contract.settings.PreparedFiles;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Another JVM like this one, but with Snarl's agent, that runs one test under the scheduler. */
final class ControlledJvm {

    private static final String PROGRAM = "io.snarl.agent.junit.RunAdoptedTest";
    private static final String TIMEOUT_PROPERTY = "snarl.adoptedTests.timeoutSeconds";
    private static final long DEFAULT_TIMEOUT_SECONDS = 180;
    private static final int SHOWN_LINES = 200;
    private static final int LONGEST_NAME = 120;

    /**
     * A debugger can only be attached to one JVM, and coverage is measured in this one. What can be said only once of modules, the
     * build has put among the arguments of the agent, which says it, too.
     */
    private static final List<String> OF_THIS_JVM_ALONE = Arrays.asList(
            "-agentlib:jdwp",
            "-Xrunjdwp",
            "-D" + AdoptedTestRunner.PROPERTY + "=",
            "--patch-module",
            "--limit-modules");

    /** What makes a module of the tests; in the other JVM all is on the class path, so that the agent can see it. */
    private static final List<String> OF_MODULES =
            Arrays.asList("--module-path", "--add-modules", "--add-reads", "-Djdk.module.");

    /** An engine that runs tests on threads of its own would take them out of control. */
    private static final List<String> SEQUENTIAL = Arrays.asList(
            "-Djunit.jupiter.execution.parallel.enabled=false", "-Djunit.vintage.execution.parallel.enabled=false");

    private final Path directory;
    private final String test;
    private final Path files;

    /**
     * Creates a JVM for a test.
     *
     * @param directory what the build has made ready
     */
    ControlledJvm(Path directory, String test) {
        this.directory = directory;
        this.test = test;
        this.files = directory.resolve(AdoptedTestFiles.RESULTS).resolve(fileName());
    }

    /** Returns a name in letters that every file system has; a name that loses something by it gets a number. */
    private String fileName() {
        String name = test.substring(0, test.lastIndexOf('(')).replace('#', '.');
        String plain = name.replaceAll("[^A-Za-z0-9_.$-]", "_");
        String end = plain.substring(Math.max(0, plain.length() - LONGEST_NAME));
        return end.equals(name) ? name : end + "-" + Integer.toHexString(name.hashCode());
    }

    /** Runs the test by schedules first. */
    ControlledRun run(List<Path> schedules) {
        try {
            Path copies = Files.createDirectories(files.resolve(AdoptedTestFiles.SCHEDULES));
            for (Path schedule : schedules) {
                Files.copy(schedule, copies.resolve(schedule.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
            Process process = new ProcessBuilder(command())
                    .redirectErrorStream(true)
                    .redirectOutput(output().toFile())
                    .redirectInput(ProcessBuilder.Redirect.PIPE)
                    .start();
            ControlledRun run = await(process);
            if (run.failed()) {
                showOutput();
            }
            return run;
        } catch (IOException e) {
            return ControlledRun.broken(test, e.toString());
        }
    }

    /** Most of it in an argument file, because command lines may not be as long as class paths are; but properties may be secrets. */
    private List<String> command() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        List<String> arguments = arguments();
        arguments.stream().filter(ControlledJvm::isProperty).forEach(command::add);
        arguments.removeIf(ControlledJvm::isProperty);
        command.add("@" + Files.write(files.resolve("arguments"), quoted(arguments), encodingOfNames()));
        return command;
    }

    private static boolean isProperty(String argument) {
        return argument.startsWith("-D");
    }

    private Path output() {
        return files.resolve("output.txt");
    }

    private Path report() {
        return files.resolve("report.txt");
    }

    private ControlledRun await(Process process) throws IOException {
        Thread end = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(end);
        long seconds = Long.getLong(TIMEOUT_PROPERTY, DEFAULT_TIMEOUT_SECONDS);
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                return ControlledRun.broken(test, "the JVM for it did not end within " + seconds + " s.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ControlledRun.broken(test, "the JVM for it was interrupted.");
        } finally {
            process.destroyForcibly();
            Runtime.getRuntime().removeShutdownHook(end);
        }
        return process.exitValue() == 0 && Files.exists(report())
                ? ControlledRun.read(test, Files.readAllLines(report()))
                : ControlledRun.broken(test, "the JVM for it ended with status " + process.exitValue() + ".");
    }

    private List<String> arguments() throws IOException {
        List<String> arguments = ownArguments();
        arguments.addAll(SEQUENTIAL);
        arguments.addAll(Files.readAllLines(directory.resolve(PreparedFiles.JVM_ARGUMENTS)));
        arguments.addAll(Arrays.asList("-cp", classPath(), PROGRAM));
        arguments.addAll(Arrays.asList(test, fileName(), report().toString()));
        return arguments;
    }

    /** What this JVM was started with; the JVM lives for seconds, in which the best compiler costs more than it gains. */
    private List<String> ownArguments() throws IOException {
        Set<String> left =
                System.getProperty("jdk.module.path") == null ? new LinkedHashSet<>() : new LinkedHashSet<>(OF_MODULES);
        left.addAll(OF_THIS_JVM_ALONE);
        return Stream.concat(Stream.of("-XX:TieredStopAtLevel=1"), new OwnArguments(directory).read().stream())
                .filter(argument -> left.stream().noneMatch(argument::startsWith))
                .filter(argument -> !argument.startsWith("-javaagent:") || !argument.contains("jacoco"))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Returns what the build says, and then what this JVM has besides, such as parts of JUnit that the build tool brings. */
    private String classPath() throws IOException {
        Set<String> entries = new LinkedHashSet<>(Files.readAllLines(directory.resolve(AdoptedTestFiles.CLASS_PATH)));
        entries.addAll(Arrays.asList(System.getProperty("java.class.path").split(File.pathSeparator)));
        return String.join(File.pathSeparator, entries);
    }

    /** Quotes arguments for an argument file. */
    private static List<String> quoted(List<String> arguments) {
        return arguments.stream()
                .map(argument ->
                        argument.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"))
                .map(argument -> '"' + argument + '"')
                .collect(Collectors.toList());
    }

    /** Returns how a JVM reads its command line. */
    private static Charset encodingOfNames() {
        return Charset.forName(
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name()));
    }

    private void showOutput() throws IOException {
        List<String> lines =
                Arrays.asList(new String(Files.readAllBytes(output()), Charset.defaultCharset()).split("\\R"));
        int first = Math.max(0, lines.size() - SHOWN_LINES);
        if (lines.size() > 1 || !lines.get(0).trim().isEmpty()) {
            System.out.println("Output of " + test + " under the scheduler"
                    + (first == 0 ? ":" : ", without the first " + first + " lines, which are in " + output() + ":"));
            lines.subList(first, lines.size()).forEach(System.out::println);
        }
    }
}
