package io.snarl.gradle.internal.analysis.trace;

import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.core.trace.TracePrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Prints traces as text, each once and in the order in which they were recorded; reports those that are damaged.
 */
final class TraceView {

    private final Consumer<String> lines;
    private final Set<Path> shown = new HashSet<>();

    TraceView(Consumer<String> lines) {
        this.lines = lines;
    }

    void show(TraceIndex index) throws IOException {
        for (TracedTest test : index.usable()) {
            List<Path> traces =
                    index.tracesOf(test).stream().map(TracePart::trace).toList();
            for (int i = 0; i < traces.size(); i++) {
                boolean setup = i < traces.size() - 1;
                if (shown.add(traces.get(i))) {
                    show(traces.get(i), setup ? "before " + test.title() : test.title());
                }
            }
        }
    }

    private void show(Path file, String title) throws IOException {
        var text = new LineBuffer(lines);
        try (var trace = Trace.open(file)) {
            TracePrinter.print(trace, title, text);
        } catch (BrokenTraceException e) {
            text.append(title + " cannot be shown: " + e.getMessage());
        }
        text.append('\n');
    }
}
