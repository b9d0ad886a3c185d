package com.example.store;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Goods in one place, guarded by a lock of its own. */
public class Warehouse {

    private final Lock lock = new ReentrantLock();
    private int stock;

    public Warehouse(int stock) {
        this.stock = stock;
    }

    public int stock() {
        lock.lock();
        try {
            return stock;
        } finally {
            lock.unlock();
        }
    }

    /** Moves goods to another warehouse, with both locked so that nobody sees them in neither. */
    public void ship(int amount, Warehouse target) {
        lock.lock();
        try {
            target.lock.lock();
            try {
                stock -= amount;
                target.stock += amount;
            } finally {
                target.lock.unlock();
            }
        } finally {
            lock.unlock();
        }
    }
}
