package io.snarl.agent.seed;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** The tests that are left for this JVM: all of them, those that earlier JVMs have not run, or a single one. */
public final class RemainingTests {

    private static final char ONLY = '+';

    /** The separator of an id from those inside of it; in names it would be encoded. */
    private static final String NEXT = "/[";

    private final Set<String> leftOut;
    private final Set<String> only;

    private RemainingTests(Set<String> leftOut, Set<String> only) {
        this.leftOut = leftOut;
        this.only = only;
    }

    /**
     * Reads what is left.
     *
     * @param file each line has a sign and an id in the encoding of URLs: a minus for a test or container that is left out, a
     *     plus for one that alone is run; without the file, all tests are left
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

    /** Returns whether this is the first JVM, which runs everything. */
    public boolean isAll() {
        return leftOut.isEmpty() && only.isEmpty();
    }

    /** Returns whether a test or container is to be run, by itself or because of something inside of it. */
    boolean has(String id) {
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
