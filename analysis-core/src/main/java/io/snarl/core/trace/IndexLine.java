package io.snarl.core.trace;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** One line of an index, whose members are asked for by name and type. */
final class IndexLine {

    private static final Gson JSON =
            new GsonBuilder().setStrictness(Strictness.STRICT).create();

    private final Path index;
    private final int number;
    private final JsonObject members;

    private IndexLine(Path index, int number, JsonObject members) {
        this.index = index;
        this.number = number;
        this.members = members;
    }

    static IndexLine parse(Path index, int number, String text) {
        try {
            JsonObject members = JSON.fromJson(text, JsonObject.class);
            if (members != null) {
                return new IndexLine(index, number, members);
            }
        } catch (JsonParseException e) {
            // Gson's own words speak of its settings and would not help.
        }
        throw BrokenTraceException.badLine(index, number, "it is not a JSON object");
    }

    String string(String name) {
        return optionalString(name).orElseThrow(() -> bad("its member '" + name + "' is missing"));
    }

    Optional<String> optionalString(String name) {
        return primitive(name).map(value -> {
            if (!value.isString()) {
                throw bad("its member '" + name + "' is not a string");
            }
            return value.getAsString();
        });
    }

    boolean truth(String name) {
        JsonPrimitive value = requiredPrimitive(name);
        if (!value.isBoolean()) {
            throw bad("its member '" + name + "' is neither true nor false");
        }
        return value.getAsBoolean();
    }

    int count(String name) {
        long count = longCount(name);
        if (count > Integer.MAX_VALUE) {
            throw bad("its member '" + name + "' is too large");
        }
        return (int) count;
    }

    long longCount(String name) {
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

    /** Returns a path that is given relative to the index. */
    Optional<Path> path(String name) {
        return optionalString(name).map(path -> {
            try {
                return index.resolveSibling(path);
            } catch (InvalidPathException e) {
                throw bad("its member '" + name + "' is not a path");
            }
        });
    }

    BrokenTraceException bad(String what) {
        return BrokenTraceException.badLine(index, number, what);
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
