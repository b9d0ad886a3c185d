package io.snarl.fault;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Takes note of calls, and throws at the one that was chosen. */
public final class Calls {

    /** The sorts of exceptions that are thrown. */
    public static final List<String> SORTS = List.of("null", "index", "recursion", "linkage", "memory", "assertion");

    private static final Map<String, Integer> COUNTS = new TreeMap<>();
    private static String method = "";
    private static int call;
    private static String sort = "";
    private static Path report;

    private Calls() {}

    static void begin(Path file) throws IOException {
        var settings = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            settings.load(reader);
        }
        report = Path.of(settings.getProperty("report"));
        if (settings.containsKey("method")) {
            method = settings.getProperty("method");
            call = Integer.parseInt(settings.getProperty("call"));
            sort = settings.getProperty("sort");
        } else {
            Runtime.getRuntime().addShutdownHook(new Thread(Calls::writeCounts));
        }
    }

    /** Is called at the beginning of each method. */
    public static synchronized void of(String called) {
        if (method.isEmpty()) {
            COUNTS.merge(called, 1, Integer::sum);
        } else if (method.equals(called) && --call == 0) {
            write("thrown");
            throwOne();
        }
    }

    private static void throwOne() {
        switch (sort) {
            case "null" -> throw new NullPointerException("injected");
            case "index" -> throw new IndexOutOfBoundsException("injected");
            case "recursion" -> throw new StackOverflowError("injected");
            case "linkage" -> throw new NoClassDefFoundError("injected");
            case "memory" -> throw new OutOfMemoryError("injected");
            default -> throw new AssertionError("injected");
        }
    }

    private static synchronized void writeCounts() {
        write(COUNTS.entrySet().stream()
                .map(count -> count.getKey() + "\t" + count.getValue())
                .collect(Collectors.joining("\n")));
    }

    private static void write(String text) {
        try {
            Files.writeString(report, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
