package io.snarl.suites;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The command: tries Snarl on libraries with their own tests, prints tables and writes the same as JSON. */
public final class Suites {

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
    private static final String RESULT = "result.json";

    private final Options options;
    private final Path work = property("work");
    private final Path report = property("report");

    private Suites(Options options) {
        this.options = options;
    }

    /**
     * Tries the libraries one after the other.
     *
     * @param arguments as {@link Options} says
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        try {
            new Suites(Options.parse(arguments)).run();
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
        // The Tooling API has threads that would keep the JVM for a while.
        System.exit(0);
    }

    private void run() throws IOException, InterruptedException {
        Catalog catalog = Catalog.read(options.catalog());
        List<Library> chosen = catalog.only(options.only());
        if (!options.print()) {
            for (Library library : chosen) {
                tryOn(library);
            }
        }
        show(rowsOf(catalog.libraries()));
    }

    private void tryOn(Library library) throws IOException, InterruptedException {
        System.out.println(library.name() + " (" + library.kind() + ")");
        var build = new LibraryBuild(library, Files.createDirectories(work.resolve(library.name())));
        var builds = new Builds(property("gradle.home"), property("gradle.user.home"), options.stepTimeout());
        var snarl = new Trial.Snarl(property("init.script"), property("repository"), options.timeBudget());
        long begin = System.nanoTime();
        Row row = new Trial(build, builds, snarl).run();
        Files.writeString(work.resolve(library.name()).resolve(RESULT), GSON.toJson(row) + "\n");
        System.out.println("    done in "
                + Duration.ofNanos(System.nanoTime() - begin).toSeconds() + " s: "
                + row.plain().tests() + " tests, " + row.synthesis().confirmed().size() + " confirmed"
                + (row.failures().isEmpty() ? "" : ", failed: " + String.join("; ", row.failures())));
    }

    /** Those of earlier runs as well. */
    private List<Row> rowsOf(List<Library> libraries) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (Library library : libraries) {
            Path file = work.resolve(library.name()).resolve(RESULT);
            if (Files.exists(file)) {
                rows.add(GSON.fromJson(Files.readString(file), Row.class));
            }
        }
        return rows;
    }

    private void show(List<Row> rows) throws IOException {
        String text = Stream.of(Tables.ofLibraries(rows), Tables.ofReasons(rows), Tables.details(rows))
                .reduce((first, second) -> first + "\n" + second)
                .orElseThrow();
        Files.createDirectories(report);
        Files.writeString(report.resolve("suites.md"), text);
        Files.writeString(report.resolve("suites.json"), GSON.toJson(rows) + "\n");
        System.out.println("\n" + text + "\n" + report.resolve("suites.json"));
    }

    private static Path property(String name) {
        return Path.of(System.getProperty("snarl.suites." + name));
    }
}
