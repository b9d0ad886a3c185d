package io.snarl.core.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The object on one line of a file that has a JSON object on each, or one inside of it; members are asked for by name and type. */
public final class JsonLine {

    /** How a reader of such files says that one of their lines cannot be read. */
    @FunctionalInterface
    public interface Complaint {

        /**
         * Makes the exception.
         *
         * @param line the number of the line, from 1
         * @param what what is wrong with it
         */
        RuntimeException about(Path file, int line, String what);
    }

    private static final Gson JSON =
            new GsonBuilder().setStrictness(Strictness.STRICT).create();

    private final Path file;
    private final int number;
    private final Complaint complaint;
    private final JsonObject members;

    private JsonLine(Path file, int number, Complaint complaint, JsonObject members) {
        this.file = file;
        this.number = number;
        this.complaint = complaint;
        this.members = members;
    }

    /** Reads all lines but one that is not finished, because its writer was killed. */
    public static List<JsonLine> readAll(Path file, Complaint complaint) throws IOException {
        List<JsonLine> lines = new ArrayList<>();
        for (String line : linesOf(file)) {
            lines.add(parse(file, lines.size() + 1, complaint, line));
        }
        return lines;
    }

    /**
     * Reads all lines but one that is not finished; one that cannot be read does no harm to the others.
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

    private static JsonLine parse(Path file, int number, Complaint complaint, String text) {
        try {
            JsonObject members = JSON.fromJson(text, JsonObject.class);
            if (members != null) {
                return new JsonLine(file, number, complaint, members);
            }
        } catch (JsonParseException e) {
            // Gson's own words speak of its settings and would not help.
        }
        throw complaint.about(file, number, "it is not a JSON object");
    }

    public boolean has(String name) {
        return members.has(name);
    }

    /** Returns the names of all members. */
    public Set<String> names() {
        return members.keySet();
    }

    public String string(String name) {
        return optionalString(name).orElseThrow(() -> bad("its member '" + name + "' is missing"));
    }

    public Optional<String> optionalString(String name) {
        return primitive(name).map(value -> {
            if (!value.isString()) {
                throw bad("its member '" + name + "' is not a string");
            }
            return value.getAsString();
        });
    }

    public boolean truth(String name) {
        JsonPrimitive value = requiredPrimitive(name);
        if (!value.isBoolean()) {
            throw bad("its member '" + name + "' is neither true nor false");
        }
        return value.getAsBoolean();
    }

    public int count(String name) {
        long count = longCount(name);
        if (count > Integer.MAX_VALUE) {
            throw bad("its member '" + name + "' is too large");
        }
        return (int) count;
    }

    /** Returns a whole number, also a negative one. */
    public Optional<Long> optionalNumber(String name) {
        try {
            return primitive(name).map(value -> value.getAsBigDecimal().longValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            throw bad("its member '" + name + "' is not a whole number");
        }
    }

    public long longCount(String name) {
        JsonPrimitive value = requiredPrimitive(name);
        try {
            long count = value.isNumber() ? value.getAsBigDecimal().longValueExact() : -1;
            if (count >= 0) {
                return count;
            }
        } catch (ArithmeticException | NumberFormatException e) {
            // It is a number and no count.
        }
        throw bad("its member '" + name + "' is not a count");
    }

    /** Returns the texts of a list, which are none if it is missing. */
    public List<String> strings(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonElement element : list(name)) {
            if (!element.isJsonPrimitive()) {
                throw bad("its member '" + name + "' is not a list of texts");
            }
            texts.add(element.getAsString());
        }
        return texts;
    }

    /** Returns an object that is a member of this one. */
    public Optional<JsonLine> object(String name) {
        JsonElement value = members.get(name);
        return value == null || value.isJsonNull() ? Optional.empty() : Optional.of(object(name, value));
    }

    /** Returns the objects of a list, which are none if it is missing. */
    public List<JsonLine> objects(String name) {
        List<JsonLine> objects = new ArrayList<>();
        list(name).forEach(element -> objects.add(object(name, element)));
        return objects;
    }

    private JsonLine object(String name, JsonElement value) {
        if (!value.isJsonObject()) {
            throw bad("its member '" + name + "' has something that is not an object");
        }
        return new JsonLine(file, number, complaint, value.getAsJsonObject());
    }

    private JsonArray list(String name) {
        JsonElement value = members.get(name);
        if (value == null || value.isJsonNull()) {
            return new JsonArray();
        }
        if (!value.isJsonArray()) {
            throw bad("its member '" + name + "' is not a list");
        }
        return value.getAsJsonArray();
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

    /** Makes the exception that says what is wrong with this line. */
    public RuntimeException bad(String what) {
        return complaint.about(file, number, what);
    }

    private JsonPrimitive requiredPrimitive(String name) {
        return primitive(name).orElseThrow(() -> bad("its member '" + name + "' is missing"));
    }

    private Optional<JsonPrimitive> primitive(String name) {
        JsonElement value = members.get(name);
        if (value == null || value.isJsonNull()) {
            return Optional.empty();
        }
        if (!value.isJsonPrimitive()) {
            throw bad("its member '" + name + "' is not a single value");
        }
        return Optional.of(value.getAsJsonPrimitive());
    }
}
