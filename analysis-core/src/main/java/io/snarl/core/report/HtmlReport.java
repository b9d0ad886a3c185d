package io.snarl.core.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a page that a browser opens from disk. */
public final class HtmlReport {

    private final Results results;

    public HtmlReport(Results results) {
        this.results = results;
    }

    public void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        long bugs =
                results.findings().map(findings -> findings.confirmed().size()).orElse(0);
        Files.writeString(file, "<!doctype html>\n<title>Snarl</title>\n<h1>" + bugs + " confirmed</h1>\n");
    }
}
