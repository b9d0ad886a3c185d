package io.snarl.gradle.internal.analysis;

import io.snarl.core.fuzz.FuzzedTest;
import io.snarl.core.trace.TracedTest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
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
        return named(test.className(), test.method(), test.name()).orElse(ofId(test.id()));
    }

    /** Class and method, with the display name where it says more. */
    static String of(FuzzedTest test) {
        return named(test.className(), test.method(), test.display()).orElse(test.id());
    }

    private static Optional<String> named(Optional<String> className, Optional<String> method, String display) {
        if (className.isEmpty() || method.isEmpty()) {
            return Optional.empty();
        }
        String name = className.get() + "." + method.get();
        String plain = method.get().replaceFirst("\\(.*", "");
        return Optional.of(display.replaceFirst("\\(.*", "").equals(plain) ? name : name + " \"" + display + "\"");
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
