package io.snarl.gradle.internal.analysis;

import io.snarl.core.fuzz.FuzzedTest;
import io.snarl.core.trace.TracedTest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names tests as a person would. */
final class TestNames {

    /** A part of a unique id of the JUnit Platform, such as {@code [method:transfers()]}. */
    private static final Pattern SEGMENT = Pattern.compile("\\[([^:\\]]+):([^\\]]*)\\]");

    private TestNames() {}

    /** Class and method, with the display name where it says more. */
    static String of(TracedTest test) {
        if (test.className().isEmpty() || test.method().isEmpty()) {
            return ofId(test.id());
        }
        return of(test.className().get(), test.method().get(), test.name());
    }

    /** Class and method, with the display name where it says more. */
    static String of(FuzzedTest test) {
        return of(test.className(), test.method(), test.display());
    }

    private static String of(String className, String methodName, String display) {
        String method = className + "." + methodName;
        String plain = methodName.replaceFirst("\\(.*", "");
        return display.replaceFirst("\\(.*", "").equals(plain) ? method : method + " \"" + display + "\"";
    }

    /** The parts of an id below the engine. */
    static String ofId(String id) {
        String parts = SEGMENT.matcher(id)
                .results()
                .filter(segment -> !segment.group(1).equals("engine"))
                .map(TestNames::valueOf)
                .collect(Collectors.joining(" > "));
        return parts.isEmpty() ? id : parts;
    }

    private static String valueOf(MatchResult segment) {
        return URLDecoder.decode(segment.group(2), StandardCharsets.UTF_8);
    }
}
