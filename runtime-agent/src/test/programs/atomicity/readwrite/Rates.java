package readwrite;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Looks under the read lock, and puts under the write lock without looking again. */
class Rates {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> rates = new HashMap<>();

    /** Returns the rate that is agreed on for a currency; the first offer stands. */
    int agree(String currency, int offer) {
        lock.readLock().lock();
        try {
            Integer rate = rates.get(currency);
            if (rate != null) {
                return rate;
            }
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            rates.put(currency, offer);
            return offer;
        } finally {
            lock.writeLock().unlock();
        }
    }

    int size() {
        lock.readLock().lock();
        try {
            return rates.size();
        } finally {
            lock.readLock().unlock();
        }
    }
}
