package hiddenlist;

import java.util.ArrayList;
import java.util.List;

/** Rings at all doors. No method tells which they are. */
class Bell {

    private final List<Runnable> doors = new ArrayList<>(8);

    void hangAt(Runnable door) {
        doors.add(door);
    }

    synchronized void ring() {
        doors.forEach(Runnable::run);
    }
}
