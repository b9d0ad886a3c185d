package io.snarl.agent.programs;

import io.snarl.agent.child.CountingAgent;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.testing.EventCounts;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.bytebuddy.ByteBuddy;

/** Counts accesses and locks by test or test class: as an agent of its own counts them, and as traces have them. */
final class CountedRun {

    /** The part of an id that is the outermost class of tests. */
    static final Pattern CLASS = Pattern.compile("\\[(?:class|runner):([^]]+)]");

    /** The id of a test of JUnit 3 or 4. */
    static final Pattern VINTAGE_TEST = Pattern.compile("^(.*\\[test:.*)$");

    private static final Pattern COUNT = Pattern.compile("^COUNT (.*) \\{(.*)}$", Pattern.MULTILINE);
    private static final Set<EventKind> COUNTED = EnumSet.of(
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

    /** Runs tests without the agent under test and counts what classes of these places do. */
    static ChildJvm of(TracedRun run, List<Path> origins, List<String> testClasses) {
        List<String> command = new ArrayList<>(run.plainCommand(jvmArguments(origins), testClasses));
        int classPath = command.indexOf("-cp") + 1;
        command.set(classPath, command.get(classPath) + File.pathSeparator + ClassPath.ofClass(ByteBuddy.class));
        return ChildJvm.run(command).succeeded();
    }

    private static List<String> jvmArguments(List<Path> origins) {
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

    /** Reads what the counting agent has printed and adds it up by a part of the ids of tests and containers. */
    static Map<String, EventCounts> ofOutput(String output, Pattern part) {
        Map<String, EventCounts> counts = new TreeMap<>();
        Matcher line = COUNT.matcher(output);
        while (line.find()) {
            Map<EventKind, Long> found = new EnumMap<>(EventKind.class);
            for (String count : line.group(2).split(", ")) {
                String[] pair = count.split("=");
                if (!pair[1].equals("0")) {
                    found.put(EventKind.valueOf(pair[0]), Long.valueOf(pair[1]));
                }
            }
            add(counts, line.group(1), part, new EventCounts(found));
        }
        return counts;
    }

    /** Adds up traces by a part of the ids of their tests and containers. */
    static Map<String, EventCounts> ofTraces(TraceIndex index, Pattern part) {
        Map<String, EventCounts> counts = new TreeMap<>();
        index.tests().forEach(test -> add(counts, test.id(), part, summary(test.recording())));
        index.setups().forEach(setup -> add(counts, setup.id(), part, summary(setup.recording())));
        return counts;
    }

    private static void add(Map<String, EventCounts> counts, String id, Pattern part, EventCounts added) {
        Matcher matcher = part.matcher(id);
        if (matcher.find()) {
            counts.merge(matcher.group(1), added, EventCounts::plus);
        }
    }

    private static EventCounts summary(Optional<Recording> recording) {
        if (recording.isEmpty()) {
            return new EventCounts(Map.of());
        }
        try (Trace trace = Trace.open(recording.get().trace())) {
            Map<EventKind, Long> counted = new EnumMap<>(EventCounts.of(trace).counts());
            counted.keySet().retainAll(COUNTED);
            return new EventCounts(counted);
        }
    }
}
