package io.snarl.gradle.internal.analysis.trace;

import java.util.function.Consumer;

/** Passes text on line by line, so that a trace of any length can be shown. */
final class LineBuffer implements Appendable {

    private final Consumer<String> lines;
    private final StringBuilder line = new StringBuilder();

    LineBuffer(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public LineBuffer append(CharSequence text) {
        return append(text, 0, text.length());
    }

    @Override
    public LineBuffer append(CharSequence text, int start, int end) {
        for (int i = start; i < end; i++) {
            append(text.charAt(i));
        }
        return this;
    }

    @Override
    public LineBuffer append(char c) {
        if (c == '\n') {
            lines.accept(line.toString());
            line.setLength(0);
        } else {
            line.append(c);
        }
        return this;
    }
}
