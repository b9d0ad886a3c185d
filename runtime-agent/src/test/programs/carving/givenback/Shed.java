package givenback;

import java.util.ArrayDeque;
import java.util.Deque;

/** Lends bikes, and makes more of them when none is left. */
public class Shed {

    private final Deque<Bike> bikes = new ArrayDeque<>();
    private volatile int made;

    public synchronized Bike lend() {
        if (bikes.isEmpty()) {
            made++;
            return new Bike();
        }
        return bikes.pop();
    }

    public synchronized void giveBack(Bike bike) {
        bikes.push(bike);
    }

    public synchronized int inside() {
        return bikes.size();
    }

    /** The number is looked up without the lock, so two threads scrap one too many. */
    public void scrapDownTo(int limit) {
        while (made > limit) {
            scrap();
        }
    }

    private synchronized void scrap() {
        if (bikes.poll() != null) {
            made--;
        }
    }

    public static class Bike {}
}
