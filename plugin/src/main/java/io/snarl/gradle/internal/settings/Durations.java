package io.snarl.gradle.internal.settings;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;

/** Converts durations between build script, command line and agent. */
public final class Durations {

    private Durations() {}

    /** Reads text such as {@code 90s}, {@code 5m}, {@code 1h30m} or {@code PT5M}; nothing if it is no duration. */
    public static Optional<Duration> parse(String text) {
        String upper = text.strip().toUpperCase(Locale.ROOT);
        try {
            return Optional.of(Duration.parse(upper.startsWith("P") ? upper : "PT" + upper));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /** Reads the value of an option, or says what is allowed. */
    public static Duration ofOption(String option, String text) {
        return parse(text).orElseThrow(() -> AllowedValues.DURATION_OPTION.refused(option, text, ""));
    }

    /** Rounded up, since a limit of zero seconds would leave no time at all. */
    public static long wholeSeconds(Duration duration) {
        return duration.plusNanos(999_999_999).toSeconds();
    }
}
