package io.snarl.agent.programs;

import io.snarl.agent.child.CountingAgent;
import io.snarl.core.trace.EventKind;
import io.snarl.core.trace.Recording;
import io.snarl.core.trace.Trace;
import io.snarl.core.trace.TraceIndex;
import io.snarl.core.trace.TraceSummary;
import io.snarl.core.trace.TracedSetup;
import io.snarl.core.trace.TracedTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Counts accesses and locks by test class: as an agent of its own counts them, and as traces have them. */
final class CountedRun {

    private static final Pattern COUNT = Pattern.compile("^COUNT (\\S+) \\{(.*)}$", Pattern.MULTILINE);
    private static final Pattern CLASS_IN_ID = Pattern.compile("\\[(?:class|runner):([^]]+)]");
    private static final List<EventKind> COUNTED = List.of(
            EventKind.GET_FIELD,
            EventKind.PUT_FIELD,
            EventKind.GET_STATIC,
            EventKind.PUT_STATIC,
            EventKind.GET_ELEMENT,
            EventKind.PUT_ELEMENT,
            EventKind.MONITOR_ENTER,
            EventKind.LOCK,
            EventKind.UNLOCK);

    private CountedRun() {}

    /** Makes the argument that starts a JVM with the agent that counts what classes of these places do. */
    static List<String> jvmArguments(List<Path> origins) {
        try {
            var manifest = new Manifest();
            Attributes attributes = manifest.getMainAttributes();
            attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
            attributes.putValue("Premain-Class", CountingAgent.class.getName());
            Path jar = Workspace.fresh("counting-agent").resolve("agent.jar");
            new JarOutputStream(Files.newOutputStream(jar), manifest).close();
            return List.of("-javaagent:" + jar + "=" + ChildJvm.path(origins));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads what the counting agent has printed. */
    static Map<String, String> ofOutput(String output) {
        Map<String, String> counts = new TreeMap<>();
        Matcher matcher = COUNT.matcher(output);
        while (matcher.find()) {
            counts.put(matcher.group(1), matcher.group(2));
        }
        return counts;
    }

    /** Adds up the traces of each test class, its setups included. */
    static Map<String, String> ofTraces(TraceIndex index) {
        Map<String, TraceSummary> summaries = new TreeMap<>();
        for (TracedTest test : index.tests()) {
            add(summaries, test.id(), test.recording().stream());
        }
        for (TracedSetup setup : index.setups()) {
            add(summaries, setup.id(), setup.recording().stream());
        }
        Map<String, String> counts = new TreeMap<>();
        summaries.forEach((testClass, summary) -> counts.put(testClass, text(summary)));
        return counts;
    }

    private static void add(Map<String, TraceSummary> summaries, String id, Stream<Recording> recordings) {
        Matcher testClass = CLASS_IN_ID.matcher(id);
        if (testClass.find()) {
            summaries.putIfAbsent(testClass.group(1), new TraceSummary(Map.of()));
            recordings.forEach(recording -> {
                try (Trace trace = Trace.open(recording.trace())) {
                    summaries.merge(testClass.group(1), TraceSummary.of(trace), TraceSummary::plus);
                }
            });
        }
    }

    private static String text(TraceSummary summary) {
        return String.join(
                ", ",
                COUNTED.stream().map(kind -> kind + "=" + summary.count(kind)).toList());
    }
}
