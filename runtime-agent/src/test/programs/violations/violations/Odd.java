package violations;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** What depends on more than the order of calls, besides counting correctly. */
public class Odd {

    private static int made;

    private final AtomicInteger atomic = new AtomicInteger();
    private final Set<Object> keys = new HashSet<>();
    private int count;
    private long asked;
    private String last = "";

    public synchronized long nanos() {
        asked = System.nanoTime();
        return asked;
    }

    public long nanosTwice() {
        long before = nanos();
        return nanos() - before;
    }

    public synchronized long millis() {
        count++;
        return System.currentTimeMillis();
    }

    public synchronized double random() {
        count++;
        return Math.random();
    }

    public synchronized int threadRandom() {
        count++;
        return ThreadLocalRandom.current().nextInt();
    }

    public synchronized int hash() {
        count++;
        return System.identityHashCode(new Object());
    }

    public synchronized int count() {
        return count;
    }

    /** Writes down who was there, in an order that identity hashes decide. */
    public synchronized void join() {
        keys.add(new Object());
        keys.add(new Object());
        StringBuilder text = new StringBuilder();
        keys.forEach(key -> text.append(key).append(' '));
        last = text.toString();
    }

    public synchronized String last() {
        return last;
    }

    public synchronized int number() {
        return ++made;
    }

    /** Not atomic. */
    public void getThenSet() {
        int now = atomic.get();
        atomic.set(now + 1);
    }

    public int atomic() {
        return atomic.get();
    }
}
