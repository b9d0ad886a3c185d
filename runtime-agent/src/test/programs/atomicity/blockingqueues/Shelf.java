package blockingqueues;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Puts in one by one what is to be put in at once, as blocking queues may. */
public class Shelf extends AbstractQueue<String> implements BlockingQueue<String> {

    private final Deque<String> things = new ArrayDeque<>();

    @Override
    public boolean addAll(Collection<? extends String> all) {
        for (String thing : all) {
            offer(thing);
        }
        return true;
    }

    @Override
    public synchronized boolean offer(String thing) {
        return things.offer(thing);
    }

    @Override
    public synchronized String poll() {
        return things.poll();
    }

    @Override
    public synchronized String peek() {
        return things.peek();
    }

    @Override
    public synchronized Iterator<String> iterator() {
        return List.copyOf(things).iterator();
    }

    @Override
    public synchronized int size() {
        return things.size();
    }

    @Override
    public synchronized String toString() {
        return things.toString();
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void put(String thing) {
        offer(thing);
    }

    @Override
    public boolean offer(String thing, long timeout, TimeUnit unit) {
        return offer(thing);
    }

    @Override
    public String take() {
        throw new UnsupportedOperationException();
    }

    @Override
    public String poll(long timeout, TimeUnit unit) {
        return poll();
    }

    @Override
    public int drainTo(Collection<? super String> target) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int drainTo(Collection<? super String> target, int most) {
        throw new UnsupportedOperationException();
    }
}
