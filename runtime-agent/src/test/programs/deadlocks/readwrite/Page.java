package readwrite;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Page {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private String text = "";

    boolean isLike(Page other) {
        lock.readLock().lock();
        other.lock.readLock().lock();
        try {
            return text.equals(other.text);
        } finally {
            other.lock.readLock().unlock();
            lock.readLock().unlock();
        }
    }

    void copyFrom(Page other) {
        lock.writeLock().lock();
        other.lock.readLock().lock();
        try {
            text = other.text;
        } finally {
            other.lock.readLock().unlock();
            lock.writeLock().unlock();
        }
    }
}
