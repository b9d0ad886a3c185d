package com.example.parts;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Lends objects to one thread at a time; who finds none waits until one is given back. */
public class ObjectPool<T> {

    private final Lock lock = new ReentrantLock();
    private final Condition available = lock.newCondition();
    private final Deque<T> idle;

    public ObjectPool(Collection<T> objects) {
        idle = new ArrayDeque<>(objects);
    }

    public T borrow() throws InterruptedException {
        lock.lock();
        try {
            while (idle.isEmpty()) {
                available.await();
            }
            return idle.removeFirst();
        } finally {
            lock.unlock();
        }
    }

    public void giveBack(T object) {
        lock.lock();
        try {
            idle.addFirst(object);
            available.signal();
        } finally {
            lock.unlock();
        }
    }

    public int idle() {
        lock.lock();
        try {
            return idle.size();
        } finally {
            lock.unlock();
        }
    }
}
