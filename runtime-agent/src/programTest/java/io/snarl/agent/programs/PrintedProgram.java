package io.snarl.agent.programs;

import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.SkippedTest;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracedSetup;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.core.trace.TracePrinter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What was recorded of one program, as text: its tests with their traces, then its setups, then what was skipped.
 *
 * <p>Lines of JDK sources are left out because they differ from JDK to JDK. Where several threads took part, each has its
 * events to itself, since their order is that of one run.
 */
final class PrintedProgram {

    private static final Pattern LINE_OF_JDK = Pattern.compile(
            "\\b(ReentrantLock|ReentrantReadWriteLock|StampedLock|AbstractQueuedSynchronizer|Thread|VirtualThread)"
                    + "\\.java:\\d+");

    private final TraceIndex index;
    private final Path output;
    private final String inIds;
    private final StringBuilder text = new StringBuilder();

    private PrintedProgram(TraceIndex index, Path output, String program) {
        this.index = index;
        this.output = output;
        this.inIds = ":" + program + ".";
    }

    static String of(String program, TracedRun run) {
        return new PrintedProgram(run.index(), run.output(), program).print();
    }

    private String print() {
        for (TracedTest test : index.tests()) {
            if (test.id().contains(inIds)) {
                String title = "test " + test.className().orElse("?") + "."
                        + test.method().orElse("?") + " '"
                        + test.name() + "' "
                        + test.status().toString().toLowerCase(java.util.Locale.ROOT)
                        + test.reason().map(reason -> ": " + reason).orElse("");
                test.recording().ifPresentOrElse(recording -> print(recording, title), () -> line(title));
            }
        }
        for (TracedSetup setup : index.setups()) {
            if (setup.id().contains(inIds)) {
                String title = "setup of " + setup.id();
                setup.recording().ifPresent(recording -> print(recording, title));
            }
        }
        for (SkippedTest skipped : index.skipped()) {
            if (skipped.id().contains(inIds)) {
                line("skipped " + skipped.id() + ": " + skipped.reason());
            }
        }
        return text.toString();
    }

    private void print(Recording recording, String title) {
        String after = recording
                .setup()
                .map(setup -> ", after " + relative(setup.trace()))
                .orElse("");
        String threads = recording.threads() ? ", starts threads" : "";
        line(title + after + threads + ", " + relative(recording.trace()));
        try (Trace trace = Trace.open(recording.trace())) {
            var printed = new StringBuilder();
            TracePrinter.print(trace, "", printed);
            List<String> lines = printed.toString().lines().skip(1).toList();
            text.append(trace.threads().size() > 1 ? byThread(lines) : joined(lines));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sorts lines by their threads, each of which is in order. */
    private static String byThread(List<String> lines) {
        return joined(lines.stream()
                .sorted(Comparator.comparing(line -> line.replaceFirst("^(\\d+\\|)?.*", "$1")))
                .toList());
    }

    private static String joined(List<String> lines) {
        return lines.stream()
                .map(line -> LINE_OF_JDK.matcher(line).replaceAll("$1.java") + "\n")
                .collect(Collectors.joining());
    }

    private String relative(Path file) {
        return output.relativize(file).toString().replace('\\', '/');
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
