package legitimate;

import java.util.ArrayDeque;
import java.util.Deque;

/** Safe for threads. To pop an empty one is a mistake of the caller. */
class Plates {

    private final Deque<String> plates = new ArrayDeque<>();

    synchronized void push(String plate) {
        plates.push(plate);
    }

    synchronized String pop() {
        if (plates.isEmpty()) {
            throw new IllegalStateException("no plates");
        }
        return plates.pop();
    }

    synchronized boolean isEmpty() {
        return plates.isEmpty();
    }
}
