package orders;

import java.util.ArrayList;
import java.util.List;

/** Two methods, each with a mistake of its own at another field. */
class Orders {

    private final List<String> open = new ArrayList<>();
    private int sent;

    synchronized void take(String order) {
        open.add(order);
    }

    void cancel(String order) { // mend 1: synchronized void cancel(String order) {
        open.remove(order);
    }

    synchronized int open() {
        return open.size();
    }

    void send() { // mend 2: synchronized void send() {
        sent++;
    }

    synchronized int sent() {
        return sent;
    }

    synchronized void forget() {
        sent = 0;
    }
}
