package testslisteners;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Safe for threads, and tells its listeners at once: these have to be safe as well. */
class Switchboard {

    private final ConcurrentHashMap<String, Boolean> lines = new ConcurrentHashMap<>();
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    void listen(Consumer<String> listener) {
        listeners.add(listener);
    }

    void connect(String line) {
        if (lines.get(line) == null && lines.putIfAbsent(line, true) == null) {
            listeners.forEach(listener -> listener.accept(line));
        }
    }
}
