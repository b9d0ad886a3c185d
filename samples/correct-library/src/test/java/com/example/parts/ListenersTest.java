package com.example.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ListenersTest {

    private final Listeners<String> listeners = new Listeners<>();
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final Consumer<String> listener = heard::add;

    @Test
    void aListenerHearsOfEvents() {
        listeners.add(listener);

        listeners.tell("started");

        assertEquals(List.of("started"), heard);
    }

    @Test
    void aRemovedListenerHearsNothing() {
        listeners.add(listener);

        assertTrue(listeners.remove(listener));
        listeners.tell("started");

        assertEquals(List.of(), heard);
        assertEquals(0, listeners.size());
    }
}
