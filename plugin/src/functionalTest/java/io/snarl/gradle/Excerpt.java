package io.snarl.gradle;

import java.util.List;
import java.util.regex.Pattern;

/** Lines of a longer text in their order, with a line {@code …} wherever others are left out. */
record Excerpt(String text) {

    private static final Pattern LEFT_OUT = Pattern.compile("(?m)^\\s*…\\n");
    private static final Pattern TIMES = Pattern.compile("\\d+\\.\\d s\\b|\\b(\\d+m )?\\d+m?s\\b");

    /** What a task prints only on a machine that is slow. */
    private static final Pattern HEARTBEAT = Pattern.compile("(?m)^Still running after .*\\R");

    private static final Pattern NUMBERS = Pattern.compile("\\d[\\d,.]*");

    /** The first part that a text does not have where it would have to be, whatever times are in it, or null. */
    String missingIn(String longer) {
        String found = withoutTimes(longer);
        int from = 0;
        for (String part : parts()) {
            String wanted = withoutTimes(part);
            int at = found.indexOf(wanted, from);
            if (at < 0) {
                return part;
            }
            from = at + wanted.length();
        }
        return null;
    }

    /** As many lines of a text that has changed, each part from where its first line is, but for numbers. */
    Excerpt refreshedFrom(String longer) {
        List<String> lines = HEARTBEAT.matcher(longer).replaceAll("").lines().toList();
        String refreshed = text;
        int from = 0;
        for (String part : parts()) {
            List<String> old = part.lines().toList();
            while (from < lines.size() && !isAlike(lines.get(from), old.get(0))) {
                from++;
            }
            int to = Math.min(from + old.size(), lines.size());
            refreshed = refreshed.replace(part, String.join("\n", lines.subList(from, to)) + "\n");
            from = to;
        }
        return new Excerpt(refreshed);
    }

    private List<String> parts() {
        return LEFT_OUT.splitAsStream(text).filter(part -> !part.isEmpty()).toList();
    }

    private static String withoutTimes(String text) {
        return TIMES.matcher(HEARTBEAT.matcher(text).replaceAll("")).replaceAll("0 s");
    }

    private static boolean isAlike(String line, String other) {
        return NUMBERS.matcher(line)
                .replaceAll("0")
                .equals(NUMBERS.matcher(other).replaceAll("0"));
    }
}
