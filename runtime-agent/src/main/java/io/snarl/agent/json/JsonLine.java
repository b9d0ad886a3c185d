package io.snarl.agent.json;

import java.util.List;
import java.util.stream.Collectors;

/** A JSON object on one line. */
public final class JsonLine {

    private final StringBuilder text = new StringBuilder("{");

    /** Adds a member, unless it has no value. */
    public JsonLine with(String name, String value) {
        if (value != null) {
            name(name);
            quote(value);
        }
        return this;
    }

    public JsonLine with(String name, long value) {
        name(name);
        text.append(value);
        return this;
    }

    public JsonLine with(String name, boolean value) {
        name(name);
        text.append(value);
        return this;
    }

    public JsonLine with(String name, List<String> values) {
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
    public JsonLine with(String name, JsonLine value) {
        if (value != null) {
            name(name);
            text.append(value);
        }
        return this;
    }

    /** Adds a list of objects. */
    public JsonLine withObjects(String name, List<JsonLine> values) {
        name(name);
        text.append(values.stream().map(JsonLine::toString).collect(Collectors.joining(",", "[", "]")));
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
