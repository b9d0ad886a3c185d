package io.snarl.contract.settings;

import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.TracedTest;
import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The result of a seed test that other JVMs have run and one more reports to Gradle.
 *
 * @param className the test class
 * @param method the test method, empty if the engine names none
 * @param name the display name
 * @param reason why it did not pass
 */
public record ReportedTest(TracedTest.Status status, String className, String method, String name, String reason) {

    private static final String SEPARATOR = " ";

    /** Returns the report of a test that has ended. */
    public static ReportedTest of(TracedTest test) {
        return new ReportedTest(
                test.status(),
                test.className().orElse("tests"),
                test.method().orElse(""),
                test.name(),
                test.reason().orElse(""));
    }

    /** Returns the report of a test that was lost, which fails. */
    public static ReportedTest of(LostTest test) {
        return new ReportedTest(
                TracedTest.Status.FAILED,
                test.className().orElse("tests"),
                test.method().orElse(""),
                test.name().orElse("tests that were lost"),
                "Snarl has lost it: " + test.reason());
    }

    /** Writes tests, one on each line, its parts in the encoding of URLs. */
    public static void writeAll(Path file, Stream<ReportedTest> tests) throws IOException {
        Files.write(file, tests.map(ReportedTest::line).toList());
    }

    /** Reads what {@link #writeAll} has written. */
    public static List<ReportedTest> readAll(Path file) throws IOException {
        return Files.readAllLines(file).stream().map(ReportedTest::parse).toList();
    }

    private String line() {
        return Stream.of(status.name(), className, method, name, reason)
                .map(part -> URLEncoder.encode(part, StandardCharsets.UTF_8))
                .collect(Collectors.joining(SEPARATOR));
    }

    private static ReportedTest parse(String line) {
        List<String> parts = Stream.of(line.split(SEPARATOR, -1))
                .map(part -> URLDecoder.decode(part, StandardCharsets.UTF_8))
                .toList();
        return new ReportedTest(
                TracedTest.Status.valueOf(parts.get(0)), parts.get(1), parts.get(2), parts.get(3), parts.get(4));
    }
}
