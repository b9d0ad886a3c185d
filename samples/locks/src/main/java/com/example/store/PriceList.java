package com.example.store;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Prices by article: many threads read them at once, one at a time changes them. */
public class PriceList {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> prices = new HashMap<>();

    /** Returns the price of an article, or {@code null}. */
    public Integer price(String article) {
        lock.readLock().lock();
        try {
            return prices.get(article);
        } finally {
            lock.readLock().unlock();
        }
    }

    public void setPrice(String article, int price) {
        lock.writeLock().lock();
        try {
            prices.put(article, price);
        } finally {
            lock.writeLock().unlock();
        }
    }

    /** Raises the price of an article, which has one. */
    public void raise(String article, int amount) {
        int price = price(article);
        setPrice(article, price + amount);
    }
}
