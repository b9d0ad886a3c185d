package io.snarl.core.trace;

import io.snarl.contract.json.JsonLine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Follows what the lines of one JVM say about its course. */
final class JvmReader {

    private record Open(LastJvm.Begun begun, boolean container, Optional<Path> trace) {}

    private final Map<String, Open> open = new LinkedHashMap<>();
    private int ended;
    private boolean shutdown;
    private boolean explained;
    private boolean complete;

    void begin(JsonLine line) {
        boolean container = line.has("container") && line.truth("container");
        var begun = new LastJvm.Begun(
                line.string("id"),
                line.optionalString("class"),
                line.optionalString("method"),
                line.optionalString("name"));
        explained = false;
        open.put(begun.id(), new Open(begun, container, line.path("trace")));
    }

    void ended(String id) {
        explained = false;
        open.remove(id);
        ended++;
    }

    void lost(String id) {
        ended(id);
        explained = true;
    }

    void shutdown() {
        shutdown = true;
    }

    void complete() {
        complete = true;
    }

    boolean isComplete() {
        return complete;
    }

    LastJvm state() {
        return new LastJvm(ended, begun(false), begun(true), shutdown, explained, complete);
    }

    private List<LastJvm.Begun> begun(boolean containers) {
        return open.values().stream()
                .filter(one -> one.container() == containers)
                .map(Open::begun)
                .toList();
    }

    /** The setups of containers in which the JVM ended: what was recorded before their tests is whole. */
    List<TracedSetup> unfinishedSetups() {
        List<TracedSetup> setups = new ArrayList<>();
        Optional<TracePart> outer = Optional.empty();
        for (Open one : open.values()) {
            Optional<Path> trace = one.container() ? one.trace().filter(Files::exists) : Optional.empty();
            if (trace.isPresent()) {
                var recording = new Recording(trace.get(), outer, 0, 0, 0, false, false);
                setups.add(new TracedSetup(one.begun().id(), one.begun().className(), Optional.of(recording), false));
                outer = trace.map(TracePart::all);
            }
        }
        return setups;
    }
}
