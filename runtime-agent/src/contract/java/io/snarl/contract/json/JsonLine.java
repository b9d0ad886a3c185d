package io.snarl.contract.json;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A JSON object of one line of a file, or one nested in it; members are read by name and type. */
public final class JsonLine {

    /** Creates the exception for a line that cannot be read. */
    @FunctionalInterface
    public interface Complaint {

        /**
         * Creates the exception.
         *
         * @param line the number of the line, from 1
         * @param what what is wrong with it
         */
        RuntimeException about(Path file, int line, String what);
    }

    private final Path file;
    private final int number;
    private final Complaint complaint;
    private final Map<?, ?> members;

    private JsonLine(Path file, int number, Complaint complaint, Map<?, ?> members) {
        this.file = file;
        this.number = number;
        this.complaint = complaint;
        this.members = members;
    }

    /**
     * Reads all lines but one that is not finished, because its writer was killed; one that cannot be read does no harm to the others.
     *
     * @param reader is given each line, and may complain about it
     * @param unreadable is given the complaints
     */
    public static void readEach(
            Path file, Complaint complaint, Consumer<JsonLine> reader, Consumer<RuntimeException> unreadable)
            throws IOException {
        List<String> lines = linesOf(file);
        for (int i = 0; i < lines.size(); i++) {
            try {
                reader.accept(parse(file, i + 1, complaint, lines.get(i)));
            } catch (RuntimeException e) {
                unreadable.accept(e);
            }
        }
    }

    private static List<String> linesOf(Path file) throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            lines.add(text.substring(start, end));
            start = end + 1;
        }
        return lines;
    }

    /**
     * Reads a line that comes from no file; paths in it are relative to nothing.
     *
     * @throws IllegalArgumentException if it cannot be read, then or when its members are asked for
     */
    public static JsonLine of(String text) {
        return parse(
                Path.of(""),
                1,
                (file, line, what) -> new IllegalArgumentException("'" + text + "' cannot be read: " + what),
                text);
    }

    /** Reads the object of a text, which stands in a line of a file. */
    static JsonLine parse(Path file, int number, Complaint complaint, String text) {
        try {
            return new JsonLine(file, number, complaint, JsonParser.object(text));
        } catch (IllegalArgumentException e) {
            throw complaint.about(file, number, "it is not a JSON object");
        }
    }

    public boolean has(String name) {
        return members.containsKey(name);
    }

    /** Returns the names of all members. */
    public Set<String> names() {
        return Set.copyOf(members.keySet().stream().map(String.class::cast).toList());
    }

    public String string(String name) {
        return optionalString(name).orElseThrow(() -> missing(name));
    }

    public Optional<String> optionalString(String name) {
        return member(name, String.class, "is not a string");
    }

    public boolean truth(String name) {
        return member(name, Boolean.class, "is neither true nor false").orElseThrow(() -> missing(name));
    }

    public int count(String name) {
        long count = longCount(name);
        if (count > Integer.MAX_VALUE) {
            throw bad("its member '" + name + "' is too large");
        }
        return (int) count;
    }

    public long longCount(String name) {
        long count = optionalNumber(name).orElseThrow(() -> missing(name));
        if (count < 0) {
            throw bad("its member '" + name + "' is not a count");
        }
        return count;
    }

    /** Returns a whole number, also a negative one. */
    public Optional<Long> optionalNumber(String name) {
        try {
            return member(name, BigDecimal.class, "is not a whole number").map(BigDecimal::longValueExact);
        } catch (ArithmeticException e) {
            throw bad("its member '" + name + "' is not a whole number");
        }
    }

    /** Returns the constant that a member names, in words: {@code not linearizable} for {@code NOT_LINEARIZABLE}. */
    public <T extends Enum<T>> T constant(String name, Class<T> type) {
        String word = string(name);
        return Arrays.stream(type.getEnumConstants())
                .filter(value -> word(value).equals(word))
                .findFirst()
                .orElseThrow(() -> bad("it has the unknown " + name + " '" + word + "'"));
    }

    /** Returns the word by which a constant is written. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns the texts of a list, which are none if it is missing. */
    public List<String> strings(String name) {
        List<String> texts = new ArrayList<>();
        for (Object element : list(name)) {
            if (!(element instanceof String text)) {
                throw bad("its member '" + name + "' is not a list of texts");
            }
            texts.add(text);
        }
        return texts;
    }

    /** Returns an object that is a member of this one. */
    public Optional<JsonLine> object(String name) {
        Object value = members.get(name);
        return value == null ? Optional.empty() : Optional.of(object(name, value));
    }

    /** Returns an object that is a member of this one. */
    public JsonLine requiredObject(String name) {
        return object(name).orElseThrow(() -> missing(name));
    }

    /** Returns the objects of a list, which are none if it is missing. */
    public List<JsonLine> objects(String name) {
        List<JsonLine> objects = new ArrayList<>();
        list(name).forEach(element -> objects.add(object(name, element)));
        return objects;
    }

    private JsonLine object(String name, Object value) {
        if (value instanceof Map<?, ?> inner) {
            return new JsonLine(file, number, complaint, inner);
        }
        throw bad("its member '" + name + "' has something that is not an object");
    }

    private List<?> list(String name) {
        return member(name, List.class, "is not a list").orElse(List.of());
    }

    /** Returns a path that is given relative to the file. */
    public Optional<Path> path(String name) {
        return optionalString(name).map(path -> {
            try {
                return file.resolveSibling(path);
            } catch (InvalidPathException e) {
                throw bad("its member '" + name + "' is not a path");
            }
        });
    }

    /** Returns a path that is given relative to the file. */
    public Path requiredPath(String name) {
        return path(name).orElseThrow(() -> missing(name));
    }

    /** Creates the exception that says what is wrong with this line. */
    public RuntimeException bad(String what) {
        return complaint.about(file, number, what);
    }

    private RuntimeException missing(String name) {
        return bad("its member '" + name + "' is missing");
    }

    private <T> Optional<T> member(String name, Class<T> type, String problem) {
        Object value = members.get(name);
        if (value != null && !type.isInstance(value)) {
            throw bad("its member '" + name + "' " + problem);
        }
        return Optional.ofNullable(type.cast(value));
    }
}
