package io.snarl.contract.settings;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The seed tests that are left for a JVM: all of them, those that earlier JVMs have not run, or a single one. */
public final class RemainingTests {

    private static final char LEFT_OUT = '-';
    private static final char ONLY = '+';

    /** The separator of an id from those inside of it; in names it would be encoded. */
    private static final String NEXT = "/[";

    private final Set<String> leftOut;
    private final Set<String> only;

    private RemainingTests(Set<String> leftOut, Set<String> only) {
        this.leftOut = leftOut;
        this.only = only;
    }

    /** Returns all but some tests and containers, by their unique ids on the JUnit Platform. */
    public static RemainingTests without(Collection<String> leftOut) {
        return new RemainingTests(new HashSet<>(leftOut), Set.of());
    }

    /** Returns a single test. */
    public static RemainingTests only(String id) {
        return new RemainingTests(Set.of(), Set.of(id));
    }

    /**
     * Reads what is left; without the file, all tests are.
     *
     * <p>Each line has a sign and an id in the encoding of URLs: a minus for a test or container that is left out, a plus for one
     * that alone is run.
     */
    public static RemainingTests read(Path file) throws IOException {
        Set<String> leftOut = new HashSet<>();
        Set<String> only = new HashSet<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                String id = URLDecoder.decode(line.substring(1), StandardCharsets.UTF_8);
                (line.charAt(0) == ONLY ? only : leftOut).add(id);
            }
        }
        return new RemainingTests(leftOut, only);
    }

    /** Writes what {@link #read} reads. */
    public void write(Path file) throws IOException {
        Files.write(
                file, Stream.concat(lines(LEFT_OUT, leftOut), lines(ONLY, only)).toList());
    }

    private static Stream<String> lines(char sign, Set<String> ids) {
        return ids.stream().sorted().map(id -> sign + URLEncoder.encode(id, StandardCharsets.UTF_8));
    }

    /** Returns whether this is the first JVM, which runs everything. */
    public boolean isAll() {
        return leftOut.isEmpty() && only.isEmpty();
    }

    /** Returns whether a test or container is to be run, by itself or because of something inside of it. */
    public boolean has(String id) {
        return only.isEmpty()
                ? !isIn(leftOut, id)
                : isIn(only, id) || only.stream().anyMatch(one -> one.startsWith(id + NEXT));
    }

    /** Returns whether an id or that of a container around it is among some. */
    private static boolean isIn(Set<String> ids, String id) {
        for (int end = id.length(); end > 0; end = id.lastIndexOf(NEXT, end - 1)) {
            if (ids.contains(id.substring(0, end))) {
                return true;
            }
        }
        return false;
    }
}
