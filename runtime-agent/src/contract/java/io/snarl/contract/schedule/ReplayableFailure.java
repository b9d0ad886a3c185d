package io.snarl.contract.schedule;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A stored failure that can be replayed: the test, how it failed, and its schedule.
 *
 * @param test such as {@code demo.BankTest#transfers()}
 * @param uniqueId the test's unique id of the JUnit Platform, or null
 * @param strategy what found it, in words
 * @param seed what the strategy's choices depended on
 * @param fails in what way the test fails: {@code deadlock}, {@code exception} or {@code endless}
 * @param signature what all executions that fail in this way have in common
 * @param summary the failure in one sentence
 * @param java the version of Java on which it was found, such as {@code 17}
 * @param warmUp whether the test had already run once in the same JVM
 * @param threads in the order of their start
 */
public record ReplayableFailure(
        String test,
        String uniqueId,
        String strategy,
        long seed,
        String fails,
        String signature,
        String summary,
        String java,
        boolean warmUp,
        List<ThreadNote> threads,
        Schedule schedule) {

    public ReplayableFailure {
        threads = List.copyOf(threads);
    }

    /** Returns the same for the test under the name that it has now. */
    ReplayableFailure of(String newName) {
        var renaming = new TestRenaming(test, newName);
        List<ThreadSwitch> switches = schedule.switches().stream()
                .map(one -> new ThreadSwitch(
                        one.from(), one.to(), renaming.of(one.place()), one.line(), one.occurrence(), one.cause()))
                .toList();
        return new ReplayableFailure(
                newName,
                null,
                strategy,
                seed,
                fails,
                renaming.of(signature),
                summary,
                java,
                warmUp,
                threads,
                new Schedule(switches));
    }

    /** Reads a file, or says in which line it is broken. */
    public static ReplayableFailure read(Path file) throws IOException {
        try {
            return parse(Files.readString(file), file.toString());
        } catch (MalformedInputException e) {
            throw new BrokenScheduleException("schedule file " + file + " is not a text in UTF-8");
        }
    }

    /** Reads the text of a file; the name is for messages. */
    public static ReplayableFailure parse(String text, String name) throws BrokenScheduleException {
        return new ScheduleReader(name, text).read();
    }

    public void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, text().getBytes(StandardCharsets.UTF_8));
    }

    /** Returns what {@link #write} writes. */
    public String text() {
        return new ScheduleWriter(this).text();
    }
}
