package com.example.store;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Hands elements from producers to consumers; whoever cannot go on waits for a condition. */
public class BoundedBuffer<E> {

    private final int capacity;
    private final Queue<E> elements = new ArrayDeque<>();
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();

    public BoundedBuffer(int capacity) {
        this.capacity = capacity;
    }

    /** Adds an element, as soon as there is room. */
    public void put(E element) throws InterruptedException {
        lock.lock();
        try {
            while (elements.size() == capacity) {
                notFull.await();
            }
            elements.add(element);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Removes the oldest element, as soon as there is one. */
    public E take() throws InterruptedException {
        lock.lock();
        try {
            while (elements.isEmpty()) {
                notEmpty.await();
            }
            E element = elements.remove();
            notFull.signal();
            return element;
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        lock.lock();
        try {
            return elements.size();
        } finally {
            lock.unlock();
        }
    }
}
