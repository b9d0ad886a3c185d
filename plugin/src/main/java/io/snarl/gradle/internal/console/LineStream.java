package io.snarl.gradle.internal.console;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Passes the output of a process on, line by line as it comes. */
public final class LineStream extends OutputStream {

    private final Consumer<String> lines;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    public LineStream(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void write(int value) {
        if (value == '\n') {
            end();
        } else if (value != '\r') {
            line.write(value);
        }
    }

    /** Passes on a last line without a line break, too. */
    @Override
    public void close() {
        if (line.size() > 0) {
            end();
        }
    }

    private void end() {
        lines.accept(line.toString(StandardCharsets.UTF_8));
        line.reset();
    }
}
