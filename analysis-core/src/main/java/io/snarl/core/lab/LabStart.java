package io.snarl.core.lab;

import io.snarl.core.file.WholeFile;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

/** Starts the JVMs of one worker of the lab. */
final class LabStart {

    private static final String CLASS_PATH = "-cp";

    private final LabCommand command;
    private final LabPlace place;
    private final int number;
    private final AtomicBoolean hasWorked;
    private final LabTimes times;

    /**
     * Makes one.
     *
     * @param number that of the worker
     * @param hasWorked whether any JVM of the lab has ever become ready
     */
    LabStart(LabCommand command, LabPlace place, int number, AtomicBoolean hasWorked, LabTimes times) {
        this.times = times;
        this.command = command;
        this.place = place;
        this.number = number;
        this.hasWorked = hasWorked;
    }

    LabPlace place() {
        return place;
    }

    LabTimes times() {
        return times;
    }

    LabJvm start() throws IOException {
        return LabJvm.start(arguments(), place.directory(), place.log(number));
    }

    void worked() {
        hasWorked.set(true);
    }

    /** Ends all work if no JVM has ever come so far that it could run a test. */
    void requireWorking(String words) throws IOException {
        if (!hasWorked.get()) {
            throw new IOException("The JVM that runs the tests does not start: " + words + ". What it printed is in "
                    + place.log(number) + ".");
        }
    }

    /**
     * Hands over class paths in files, because command lines may not be as long as class paths are. All else stays on the command line,
     * since it may hold secrets.
     */
    private List<String> arguments() throws IOException {
        int option = command.command().indexOf(CLASS_PATH);
        List<String> arguments = new ArrayList<>(command.command().subList(0, option));
        String shared = CLASS_PATH + " " + quoted(joined(command.shared())) + "\n";
        if (encodingOfNames().newEncoder().canEncode(shared)) {
            Path file = place.logs().resolve("class-path-" + number);
            WholeFile.write(file, shared.getBytes(encodingOfNames()));
            arguments.add("@" + file);
        } else {
            arguments.addAll(List.of(CLASS_PATH, joined(command.shared())));
        }
        arguments.addAll(command.command().subList(option + 2, command.command().size()));
        Path fresh = place.logs().resolve("fresh-class-path-" + number);
        WholeFile.write(fresh, joined(command.fresh()) + "\n");
        arguments.add(fresh.toString());
        return arguments;
    }

    private static String joined(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** As an argument file has it. */
    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    /** How a JVM reads its command line. */
    private static Charset encodingOfNames() {
        return Charset.forName(
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name()));
    }
}
