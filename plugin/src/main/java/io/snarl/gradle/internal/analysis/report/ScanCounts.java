package io.snarl.gradle.internal.analysis.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The numbers for a build scan, in the order in which it shows them; a file carries them from task to scan.
 *
 * @param byName by what a build scan calls it
 */
public record ScanCounts(Map<String, Long> byName) {

    public static final String SEED_TESTS = "Snarl seed tests";
    public static final String CANDIDATES = "Snarl candidates";
    public static final String NOT_CONFIRMED = "Snarl not confirmed";
    public static final String CONCURRENT_TESTS = "Snarl concurrent tests";
    public static final String FAILED = "Snarl concurrent tests failed";

    /** All else is bugs: what was synthesized, and what made a concurrent test fail. */
    private static final Set<String> NO_BUGS = Set.of(SEED_TESTS, CANDIDATES, NOT_CONFIRMED, CONCURRENT_TESTS);

    /** Copies the numbers, so that they never change. */
    public ScanCounts {
        byName = new LinkedHashMap<>(byName);
    }

    /** Returns what a build scan calls the number of bugs of one verdict, given what several of them are called. */
    public static String ofBugs(String plural) {
        return "Snarl " + plural;
    }

    /** Writes one line per count. */
    public void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(
                file,
                byName.entrySet().stream()
                        .map(count -> count.getKey() + "=" + count.getValue())
                        .toList());
    }

    public static ScanCounts read(Path file) throws IOException {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            int sign = line.lastIndexOf('=');
            counts.put(line.substring(0, sign), Long.valueOf(line.substring(sign + 1)));
        }
        return new ScanCounts(counts);
    }

    public boolean hasBugs() {
        return byName.entrySet().stream().anyMatch(count -> !NO_BUGS.contains(count.getKey()) && count.getValue() > 0);
    }
}
