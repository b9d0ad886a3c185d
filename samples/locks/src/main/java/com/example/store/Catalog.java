package com.example.store;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Numbers articles in the order in which they are first asked for. */
public class Catalog {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** Returns the number of an article, which gets the next one if it has none. */
    public int number(String article) {
        lock.readLock().lock();
        try {
            Integer number = numbers.get(article);
            if (number != null) {
                return number;
            }
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            // Looks again, since another thread may have come first between the two locks.
            return numbers.computeIfAbsent(article, added -> numbers.size() + 1);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public int size() {
        lock.readLock().lock();
        try {
            return numbers.size();
        } finally {
            lock.readLock().unlock();
        }
    }
}
