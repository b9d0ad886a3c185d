package io.snarl.agent.fuzz;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The result of a test that another JVM has run and this one reports.
 *
 * @param outcome {@code passed}, {@code failed} or {@code aborted}
 * @param className the test class
 * @param method the test method, empty if the engine names none
 * @param name the display name
 * @param reason why it did not pass
 */
public record ReportedTest(String outcome, String className, String method, String name, String reason) {

    private static List<ReportedTest> all = List.of();

    /** Returns the tests that this JVM reports. */
    public static List<ReportedTest> all() {
        return all;
    }

    /**
     * Lets this JVM report tests and do nothing else.
     *
     * @param file has a test on each line, its parts in the encoding of URLs and separated by spaces
     */
    public static void readAll(Path file) throws IOException {
        all = Files.readAllLines(file).stream().map(ReportedTest::of).toList();
    }

    private static ReportedTest of(String line) {
        List<String> parts = Stream.of(line.split(" ", -1))
                .map(part -> URLDecoder.decode(part, StandardCharsets.UTF_8))
                .toList();
        return new ReportedTest(parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4));
    }
}
