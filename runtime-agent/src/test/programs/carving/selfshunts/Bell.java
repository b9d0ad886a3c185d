package selfshunts;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Tells listeners when it rings. */
class Bell {

    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private volatile int heard;

    /** Hears. */
    interface Listener {
        int ears();
    }

    void add(Listener listener) {
        listeners.add(listener);
    }

    void ring() {
        if (listeners.isEmpty()) {
            throw new IllegalStateException("nobody listens");
        }
        for (Listener listener : listeners) {
            heard += listener.ears();
        }
    }

    int heard() {
        return heard;
    }
}
