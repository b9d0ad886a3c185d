package collections;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BusTest {

    private final Bus bus = new Bus();

    @Test
    void publishes() {
        bus.add(new Listener(bus));
        bus.publish("news");
    }

    @Test
    void listener_leaves() {
        Listener listener = new Listener(bus);
        assertEquals(null, listener.leave());
    }
}
