package io.snarl.core.trace;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.OpenCalls;
import io.snarl.contract.trace.file.Trace;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints a trace: an event per line, indented by calls, with its source at the end. */
public final class TracePrinter {

    private static final int SOURCE_COLUMN = 72;
    private static final int NEXT_COLUMN = 20;
    private static final int DEEPEST_INDENT = 30;

    private final Trace trace;
    private final Appendable out;
    private final ObjectNames objects;
    private final EventText texts;
    private final boolean severalThreads;
    private final Map<Integer, OpenCalls> openCalls = new HashMap<>();

    private TracePrinter(Trace trace, Appendable out) {
        this.trace = trace;
        this.out = out;
        this.objects = new ObjectNames(trace);
        this.texts = new EventText(objects);
        this.severalThreads = trace.threads().size() > 1;
    }

    /**
     * Writes a trace.
     *
     * @param title the first line, such as the name of the test
     */
    public static void print(Trace trace, String title, Appendable out) throws IOException {
        new TracePrinter(trace, out).print(title);
    }

    private void print(String title) throws IOException {
        out.append(title).append('\n');
        if (severalThreads) {
            String threads = trace.threads().stream()
                    .map(thread -> thread.number() + " is " + objects.of(thread.object()))
                    .collect(Collectors.joining(", "));
            out.append("threads: ").append(threads).append('\n');
        }
        for (Event event : trace) {
            objects.learnFrom(event);
            print(event);
        }
        if (trace.totals().cut()) {
            out.append("... and more: recording stopped at the limit of events\n");
        }
    }

    private void print(Event event) throws IOException {
        OpenCalls open = openCalls.computeIfAbsent(event.thread(), thread -> new OpenCalls());
        open.leaveBy(event.kind(), event.site());
        String line = thread(event) + indent(open.depth()) + texts.of(event);
        open.enterBy(event.kind(), event.site());
        boolean placed = event.kind() != EventKind.RETURN && event.kind() != EventKind.LEFT_OUT;
        String source = placed ? ObjectNames.source(event.site()) : "";
        out.append(line);
        if (!source.isEmpty()) {
            out.append(" ".repeat(sourceColumn(line) - line.length())).append(source);
        }
        out.append('\n');
    }

    /** Puts sources in one column as far as lines are short enough, and in the next one after longer lines. */
    private static int sourceColumn(String line) {
        int column = SOURCE_COLUMN;
        while (column < line.length() + 2) {
            column += NEXT_COLUMN;
        }
        return column;
    }

    private String thread(Event event) {
        return severalThreads ? event.thread() + "|" : "";
    }

    /** Indents by depth, and shows only the number where a deep recursion would push everything out of sight. */
    private static String indent(int depth) {
        String spaces = "  ".repeat(Math.min(depth, DEEPEST_INDENT) + 1);
        return depth > DEEPEST_INDENT ? spaces + "(" + depth + ") " : spaces;
    }
}
