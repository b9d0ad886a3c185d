package io.snarl.gradle.internal.analysis.trace;

import static java.util.stream.Collectors.joining;

import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.TracedTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.stream.Stream;

/** Formats the result of a test in another JVM for the agent, which reports it to Gradle. */
final class ResultLine {

    private ResultLine() {}

    static String of(TracedTest test) {
        return line(
                test.outcome().name().toLowerCase(Locale.ROOT),
                test.className().orElse("tests"),
                test.method().orElse(""),
                test.name(),
                test.reason().orElse(""));
    }

    static String of(LostTest test) {
        return line(
                "failed",
                test.className().orElse("tests"),
                test.method().orElse(""),
                test.name().orElse("tests that were lost"),
                "Snarl has lost it: " + test.reason());
    }

    private static String line(String... parts) {
        return Stream.of(parts)
                .map(part -> URLEncoder.encode(part, StandardCharsets.UTF_8))
                .collect(joining(" "));
    }
}
