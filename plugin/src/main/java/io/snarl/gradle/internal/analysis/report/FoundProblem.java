package io.snarl.gradle.internal.analysis.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * A bug as it is reported to Gradle; a file carries all of them from the worker to the task.
 *
 * @param kind the verdict, such as {@code deadlock}
 * @param headline what all bugs of this kind have in common
 * @param title what goes wrong
 * @param details where, and which test shows it
 * @param solution what to do next
 * @param file where to look first, empty if the project has no source of it
 * @param line 1 or more
 */
public record FoundProblem(
        String kind, String headline, String title, String details, String solution, String file, int line) {

    static void write(List<FoundProblem> problems, Path file) throws IOException {
        var properties = new Properties();
        for (int i = 0; i < problems.size(); i++) {
            FoundProblem problem = problems.get(i);
            properties.setProperty(i + ".kind", problem.kind);
            properties.setProperty(i + ".headline", problem.headline);
            properties.setProperty(i + ".title", problem.title);
            properties.setProperty(i + ".details", problem.details);
            properties.setProperty(i + ".solution", problem.solution);
            properties.setProperty(i + ".file", problem.file);
            properties.setProperty(i + ".line", Integer.toString(problem.line));
        }
        // Not by a writer, which fails at half a pair of surrogates: to a stream such chars are written as escapes.
        try (var out = Files.newOutputStream(file)) {
            properties.store(out, null);
        }
    }

    /** Reads what the worker has written. */
    public static List<FoundProblem> readAll(Path file) throws IOException {
        var properties = new Properties();
        try (var in = Files.newInputStream(file)) {
            properties.load(in);
        }
        List<FoundProblem> problems = new ArrayList<>();
        for (int i = 0; properties.containsKey(i + ".kind"); i++) {
            problems.add(new FoundProblem(
                    properties.getProperty(i + ".kind"),
                    properties.getProperty(i + ".headline"),
                    properties.getProperty(i + ".title"),
                    properties.getProperty(i + ".details"),
                    properties.getProperty(i + ".solution"),
                    properties.getProperty(i + ".file"),
                    Integer.parseInt(properties.getProperty(i + ".line"))));
        }
        return problems;
    }
}
