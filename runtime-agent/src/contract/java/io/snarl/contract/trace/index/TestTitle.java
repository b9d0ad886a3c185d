package io.snarl.contract.trace.index;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names tests as a person would. */
public final class TestTitle {

    /** A part of a unique id of the JUnit Platform, such as {@code [method:transfers()]}. */
    private static final Pattern SEGMENT = Pattern.compile("\\[([^:\\]]+):([^\\]]*)\\]");

    private TestTitle() {}

    /** Class and method, with the display name where it says more; absent if the engine names none. */
    public static Optional<String> of(Optional<String> className, Optional<String> method, String display) {
        if (className.isEmpty() || method.isEmpty()) {
            return Optional.empty();
        }
        String name = className.get() + "." + method.get();
        String plain = beforeBracket(method.get());
        return Optional.of(beforeBracket(display).equals(plain) ? name : name + " \"" + display + "\"");
    }

    private static String beforeBracket(String text) {
        return text.replaceFirst("\\(.*", "");
    }

    /** The parts of an id below the engine. */
    public static String ofId(String id) {
        String parts = SEGMENT.matcher(id)
                .results()
                .filter(segment -> !segment.group(1).equals("engine"))
                .map(TestTitle::valueOf)
                .collect(Collectors.joining(" > "));
        return parts.isEmpty() ? id : parts;
    }

    private static String valueOf(MatchResult segment) {
        return URLDecoder.decode(segment.group(2), StandardCharsets.UTF_8);
    }
}
