package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Tank {

    private final Lock lock = new ReentrantLock();
    private int level;

    Tank(int level) {
        this.level = level;
    }

    void pourInto(Tank other) {
        lock.lock();
        try {
            other.lock.lock();
            try {
                other.level += level;
                level = 0;
            } finally {
                other.lock.unlock();
            }
        } finally {
            lock.unlock();
        }
    }

    boolean tryToPourInto(Tank other) {
        lock.lock();
        try {
            if (!other.lock.tryLock()) {
                return false;
            }
            other.level += level;
            level = 0;
            other.lock.unlock();
            return true;
        } finally {
            lock.unlock();
        }
    }
}
