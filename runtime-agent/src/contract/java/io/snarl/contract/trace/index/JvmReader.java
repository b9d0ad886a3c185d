package io.snarl.contract.trace.index;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Follows what the lines of one JVM say about its course. */
final class JvmReader {

    private final Map<String, BegunTest> open = new LinkedHashMap<>();
    private int ended;
    private boolean shutdown;
    private boolean explained;
    private boolean complete;

    void begin(BegunTest begun) {
        explained = false;
        open.put(begun.test().id(), begun);
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

    private List<SeedTestName> begun(boolean containers) {
        return open.values().stream()
                .filter(one -> one.container() == containers)
                .map(BegunTest::test)
                .toList();
    }

    /** The setups of containers in which the JVM ended: what was recorded before their tests is whole. */
    List<TracedSetup> unfinishedSetups() {
        List<TracedSetup> setups = new ArrayList<>();
        Optional<TracePart> outer = Optional.empty();
        for (BegunTest one : open.values()) {
            Optional<Path> trace = one.container() ? one.trace().filter(Files::exists) : Optional.empty();
            if (trace.isPresent()) {
                var recording = new Recording(trace.get(), outer, 0, 0, 0, false, false);
                setups.add(new TracedSetup(one.test().id(), one.test().className(), Optional.of(recording), false));
                outer = trace.map(TracePart::all);
            }
        }
        return setups;
    }
}
