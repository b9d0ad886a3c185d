package collections;

import java.util.ArrayList;
import java.util.List;

class Bus {

    private final List<Listener> listeners = new ArrayList<>();

    synchronized void add(Listener listener) {
        listeners.add(listener);
    }

    synchronized void remove(Listener listener) {
        listeners.remove(listener);
    }

    synchronized void publish(String event) {
        for (Listener listener : listeners) {
            listener.hear(event);
        }
    }
}
