package io.snarl.core.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the report as a single HTML page.
 *
 * <p>It is one file that fetches nothing. All that comes from the project is in it as data, from which scripts make text.
 */
public final class HtmlReport {

    private static final List<String> LIBRARIES =
            List.of("lib/d3-path.min.js", "lib/d3-shape.min.js", "lib/d3-selection.min.js", "lib/highlight.min.js");
    private static final List<String> SCRIPTS = List.of(
            "dom.js",
            "names.js",
            "code.js",
            "interleaving.js",
            "lock-graph.js",
            "finding.js",
            "summary.js",
            "list.js",
            "page.js");

    private final Results results;

    public HtmlReport(Results results) {
        this.results = results;
    }

    /** Writes the page; the same results are always the same bytes. */
    public void write(Path file) throws IOException {
        WholeFile.write(file, page());
    }

    private String page() throws IOException {
        String template = resource("page.html");
        var page = new StringBuilder();
        for (String line : template.lines().toList()) {
            page.append(
                            switch (line.strip()) {
                                case "@styles@" -> resource("page.css");
                                case "@licenses@" -> resource("licenses.txt");
                                case "@libraries@" -> scripts(LIBRARIES);
                                case "@scripts@" -> scripts(SCRIPTS);
                                case "@data@" -> InlineJson.of(new PageData(results).json());
                                default -> line;
                            })
                    .append('\n');
        }
        return page.toString();
    }

    private static String scripts(List<String> names) throws IOException {
        List<String> elements = new ArrayList<>();
        for (String name : names) {
            elements.add("<script>\n" + resource(name) + "</script>");
        }
        return String.join("\n", elements);
    }

    private static String resource(String name) throws IOException {
        try (InputStream file = HtmlReport.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IOException("Snarl's analysis library is incomplete: it lacks " + name);
            }
            return new String(file.readAllBytes(), UTF_8).replace("\r\n", "\n");
        }
    }
}
