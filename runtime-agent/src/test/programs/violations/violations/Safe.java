package violations;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** What is right. */
public class Safe {

    private final AtomicInteger atomic = new AtomicInteger();
    private int count;
    private boolean closed;
    private final List<Integer> list = new ArrayList<>();

    public synchronized int increment() {
        return ++count;
    }

    public synchronized int get() {
        return count;
    }

    public int incrementByCas() {
        while (true) {
            int now = atomic.get();
            if (atomic.compareAndSet(now, now + 1)) {
                return now + 1;
            }
        }
    }

    public int atomic() {
        return atomic.get();
    }

    public synchronized void close() {
        closed = true;
    }

    public synchronized int use() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        return ++count;
    }

    public synchronized void addTwo(int value) {
        list.add(value);
        list.add(value);
    }

    public synchronized List<Integer> list() {
        return new ArrayList<>(list);
    }
}
