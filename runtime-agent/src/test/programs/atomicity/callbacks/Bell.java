package callbacks;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Safe for threads. Who listens is told by the thread that rings, so that several may be told at once. */
class Bell {

    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private volatile String latest = "";

    void listen(Consumer<String> listener) {
        listeners.add(listener);
    }

    void ring(String tone) {
        if (!tone.equals(latest)) {
            latest = tone;
        }
        for (Consumer<String> listener : listeners) {
            listener.accept(tone);
        }
    }
}
