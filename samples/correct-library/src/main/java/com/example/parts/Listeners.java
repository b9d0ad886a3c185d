package com.example.parts;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Tells listeners of events; those that come or go meanwhile do no harm to who is telling. */
public class Listeners<E> {

    private final List<Consumer<E>> listeners = new CopyOnWriteArrayList<>();

    public void add(Consumer<E> listener) {
        listeners.add(listener);
    }

    public boolean remove(Consumer<E> listener) {
        return listeners.remove(listener);
    }

    public void tell(E event) {
        for (Consumer<E> listener : listeners) {
            listener.accept(event);
        }
    }

    public int size() {
        return listeners.size();
    }
}
