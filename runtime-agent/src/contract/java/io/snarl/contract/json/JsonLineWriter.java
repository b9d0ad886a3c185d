package io.snarl.contract.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a JSON object on one line, with members in the order in which they are added. */
public final class JsonLineWriter {

    private final StringBuilder text = new StringBuilder("{");

    /** Adds a member, unless it has no value. */
    public JsonLineWriter with(String name, String value) {
        if (value != null) {
            name(name);
            quote(value);
        }
        return this;
    }

    /** Adds a member, unless it has no value. */
    public JsonLineWriter with(String name, Optional<String> value) {
        return with(name, value.orElse(null));
    }

    public JsonLineWriter with(String name, long value) {
        name(name);
        text.append(value);
        return this;
    }

    public JsonLineWriter with(String name, boolean value) {
        name(name);
        text.append(value);
        return this;
    }

    /** Adds a list of texts. */
    public JsonLineWriter with(String name, List<String> values) {
        name(name);
        text.append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                text.append(',');
            }
            quote(values.get(i));
        }
        text.append(']');
        return this;
    }

    /** Adds an object as a member, unless there is none. */
    public JsonLineWriter with(String name, JsonLineWriter value) {
        if (value != null) {
            name(name);
            text.append(value);
        }
        return this;
    }

    /** Adds a list of objects. */
    public JsonLineWriter withObjects(String name, List<JsonLineWriter> values) {
        name(name);
        text.append(values.stream().map(JsonLineWriter::toString).collect(Collectors.joining(",", "[", "]")));
        return this;
    }

    private void name(String name) {
        if (text.length() > 1) {
            text.append(',');
        }
        quote(name);
        text.append(':');
    }

    private void quote(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ' || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }

    @Override
    public String toString() {
        return text + "}";
    }
}
