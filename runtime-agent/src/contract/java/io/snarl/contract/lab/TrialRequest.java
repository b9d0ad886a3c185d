package io.snarl.contract.lab;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.nio.file.Path;

/**
 * A test that a JVM of the lab is to run; written as a line to its standard input.
 *
 * @param classes the directory of the class files of generated tests
 * @param className the binary name of the class of the test
 * @param method the name of its method
 * @param collect the word of what is to be collected from it
 * @param schedules how many schedules are tried at most
 * @param millis how long exploring may take at most
 * @param attempt how many JVMs were spent on it before
 * @param output the directory for results, schedules and interleavings
 */
public record TrialRequest(
        Path classes,
        String className,
        String method,
        String collect,
        int schedules,
        long millis,
        int attempt,
        Path output) {

    /** Returns it as a line of text. */
    public String line() {
        return new JsonLineWriter()
                .with("classes", classes.toString())
                .with("class", className)
                .with("method", method)
                .with("collect", collect)
                .with("schedules", schedules)
                .with("millis", millis)
                .with("attempt", attempt)
                .with("output", output.toString())
                .toString();
    }

    /**
     * Reads what {@link #line} has written.
     *
     * @throws IllegalArgumentException if it is no such line
     */
    public static TrialRequest read(String line) {
        JsonLine members = JsonLine.of(line);
        return new TrialRequest(
                Path.of(members.string("classes")),
                members.string("class"),
                members.string("method"),
                members.string("collect"),
                members.count("schedules"),
                members.longCount("millis"),
                members.count("attempt"),
                Path.of(members.string("output")));
    }
}
