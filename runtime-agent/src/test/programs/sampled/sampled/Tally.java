package sampled;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Counts, in ways that repeat themselves inside of a call. */
public class Tally {

    private final Lock lock = new ReentrantLock();
    private long sum;
    private int large;

    public synchronized long add(long value) {
        sum += value;
        if (value > 900) {
            large++;
        }
        return sum;
    }

    public void addAll(int times) {
        for (int i = 0; i < times; i++) {
            add(1);
        }
    }

    public void lockAgainAndAgain(int times) {
        for (int i = 0; i < times; i++) {
            lock.lock();
            sum++;
            lock.unlock();
        }
    }

    public void hold() {
        lock.lock();
    }

    public void release() {
        lock.unlock();
    }

    public long sum() {
        return sum;
    }

    static class Wide extends Tally {}
}
