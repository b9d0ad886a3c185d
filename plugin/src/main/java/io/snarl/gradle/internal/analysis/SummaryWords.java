package io.snarl.gradle.internal.analysis;

import io.snarl.contract.text.Characters;
import java.util.List;
import java.util.Locale;

/** Formats numbers and reasons for summaries. */
public final class SummaryWords {

    private static final int LONGEST_REASON = 160;

    private SummaryWords() {}

    public static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    public static String number(long count, String one, String many) {
        return number(count) + " " + (count == 1 ? one : many);
    }

    public static void addUnlessNone(List<String> parts, long count, String what) {
        if (count > 0) {
            parts.add(number(count) + " " + what);
        }
    }

    public static String firstLine(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        return line.length() > LONGEST_REASON ? Characters.first(line, LONGEST_REASON) + "…" : line;
    }
}
