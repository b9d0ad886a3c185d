package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Takes the locks of java.util.concurrent in all their ways. */
public class Store {

    private final Lock lock = new ReentrantLock();
    private final ReadWriteLock both = new ReentrantReadWriteLock();
    private final StampedLock stamped = new StampedLock();
    private int value;

    public void locked() {
        lock.lock();
        try {
            value++;
        } finally {
            lock.unlock();
        }
    }

    public void reentrant() {
        lock.lock();
        locked();
        lock.unlock();
    }

    public boolean tried() throws InterruptedException {
        lock.lockInterruptibly();
        boolean again = lock.tryLock() && lock.tryLock(1, TimeUnit.SECONDS);
        lock.unlock();
        lock.unlock();
        lock.unlock();
        return again;
    }

    public int read() {
        both.readLock().lock();
        try {
            return value;
        } finally {
            both.readLock().unlock();
        }
    }

    public boolean write(int now) {
        both.writeLock().lock();
        value = now;
        boolean shared = both.readLock().tryLock();
        both.writeLock().unlock();
        boolean upgraded = both.writeLock().tryLock();
        both.readLock().unlock();
        return shared && !upgraded;
    }

    public long stamped() {
        long stamp = stamped.writeLock();
        stamped.unlockWrite(stamp);
        stamp = stamped.readLock();
        long refused = stamped.tryWriteLock();
        stamp = stamped.tryConvertToWriteLock(stamp);
        stamp = stamped.tryConvertToReadLock(stamp);
        stamped.unlock(stamp);
        stamp = stamped.tryOptimisticRead();
        return stamped.validate(stamp) ? refused : -1;
    }

    public boolean stampedViews() {
        stamped.asReadLock().lock();
        boolean released = stamped.tryUnlockRead();
        stamped.asWriteLock().lock();
        stamped.asWriteLock().unlock();
        return released;
    }

    public void unlockTooOften() {
        lock.unlock();
    }
}
