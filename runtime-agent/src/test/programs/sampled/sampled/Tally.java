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

    /** Goes another way for each set of bits. */
    public void addBits(int bits) {
        if ((bits & 1) != 0) {
            sum += 1;
        }
        if ((bits & 2) != 0) {
            sum += 2;
        }
        if ((bits & 4) != 0) {
            sum += 4;
        }
        if ((bits & 8) != 0) {
            sum += 8;
        }
        if ((bits & 16) != 0) {
            sum += 16;
        }
        if ((bits & 32) != 0) {
            sum += 32;
        }
        if ((bits & 64) != 0) {
            sum += 64;
        }
        if ((bits & 128) != 0) {
            large++;
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
