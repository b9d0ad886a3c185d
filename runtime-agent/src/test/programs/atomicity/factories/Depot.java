package factories;

import java.util.ArrayList;
import java.util.List;

/** Keeps its own things in order, and lets whoever makes them do so at any time. */
class Depot {

    private final Maker maker;
    private final List<String> things = new ArrayList<>();

    /** Makes what is kept. */
    interface Maker {
        String make();
    }

    Depot(Maker maker) {
        this.maker = maker;
    }

    void fill() {
        String thing = maker.make();
        synchronized (this) {
            things.add(thing);
        }
    }

    synchronized int size() {
        return things.size();
    }
}
