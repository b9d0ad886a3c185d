package collected;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Things that are locked in one order or another. */
public class Cutlery {

    private final Object fork = new Object();
    private final Object knife = new Object();
    private final Lock spoon = new ReentrantLock();
    private final Lock ladle = new ReentrantLock();
    private final ReadWriteLock cup = new ReentrantReadWriteLock();
    private final ReadWriteLock glass = new ReentrantReadWriteLock();
    private int used;

    public void forkThenKnife() {
        synchronized (fork) {
            synchronized (knife) {
                used++;
            }
        }
    }

    public void knifeThenFork() {
        synchronized (knife) {
            synchronized (fork) {
                used++;
            }
        }
    }

    public void spoonThenLadle() {
        spoon.lock();
        try {
            ladle.lock();
            ladle.unlock();
        } finally {
            spoon.unlock();
        }
    }

    public void ladleThenSpoon() {
        ladle.lock();
        try {
            spoon.lock();
            spoon.unlock();
        } finally {
            ladle.unlock();
        }
    }

    public void cupThenGlass() {
        cup.readLock().lock();
        try {
            glass.writeLock().lock();
            glass.writeLock().unlock();
        } finally {
            cup.readLock().unlock();
        }
    }

    public void glassThenCup() {
        glass.readLock().lock();
        try {
            cup.writeLock().lock();
            cup.writeLock().unlock();
        } finally {
            glass.readLock().unlock();
        }
    }

    public void forkThenSpoon() {
        synchronized (fork) {
            spoon.lock();
            spoon.unlock();
        }
    }

    public void spoonThenFork() {
        spoon.lock();
        try {
            synchronized (fork) {
                used++;
            }
        } finally {
            spoon.unlock();
        }
    }

    public void knifeThenSpoon() {
        synchronized (knife) {
            spoon.lock();
            spoon.unlock();
        }
    }

    /** Takes so many steps in between that a scheduler may think that it waits for somebody. */
    public void forkPolishedThenKnife() {
        synchronized (fork) {
            int[] polished = new int[10];
            for (int i = 0; i < 40_000; i++) {
                polished[i % 10]++;
            }
            synchronized (knife) {
                used++;
            }
        }
    }

    public void drop() {
        throw new IllegalStateException("it is broken");
    }

    /** Not atomic. */
    public void use() {
        used = used + 1;
    }

    public int used() {
        return used;
    }
}
