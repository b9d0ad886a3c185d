package io.snarl.agent.seed;

/** One JSON object on one line. */
final class JsonLine {

    private final StringBuilder text = new StringBuilder("{");

    JsonLine(String kind) {
        with("kind", kind);
    }

    /** Adds a member, unless it has no value. */
    JsonLine with(String name, String value) {
        if (value != null) {
            name(name);
            quote(value);
        }
        return this;
    }

    JsonLine with(String name, long value) {
        name(name);
        text.append(value);
        return this;
    }

    JsonLine with(String name, boolean value) {
        name(name);
        text.append(value);
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
