package io.snarl.browser;

import io.snarl.core.report.HtmlReport;
import io.snarl.testing.report.ReportProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Measures how long a browser takes to open a report on many findings. */
final class OpeningTime {

    private static final int FINDINGS = 500;
    private static final int TIMES = 5;

    private OpeningTime() {}

    public static void main(String[] arguments) throws IOException {
        Path directory = Files.createTempDirectory("snarl-report");
        Path page = directory.resolve("index.html");
        new HtmlReport(ReportProject.withFindings(directory, FINDINGS).results()).write(page);
        System.out.printf("%d findings, %d bytes%n", FINDINGS, Files.size(page));
        try (Chromium chromium = Chromium.start().orElseThrow(() -> new IllegalStateException(Chromium.ADVICE))) {
            for (int i = 0; i < TIMES; i++) {
                chromium.driver().get(page.toUri().toString());
                Object millis = chromium.driver().executeScript("""
                        const [opening] = performance.getEntriesByType("navigation");
                        const paint = performance.getEntriesByName("first-contentful-paint")[0];
                        return Math.round(opening.loadEventEnd) + " ms until it is loaded, "
                            + Math.round(paint === undefined ? -1 : paint.startTime) + " ms until it is painted";
                        """);
                System.out.println(millis);
            }
        }
    }
}
