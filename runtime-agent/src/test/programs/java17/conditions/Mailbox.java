package conditions;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Mailbox {

    private final Lock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private String letter;

    public String take() throws InterruptedException {
        lock.lock();
        try {
            long left = 1;
            while (letter == null && left > 0) {
                left = filled.awaitNanos(left);
            }
            return letter;
        } finally {
            lock.unlock();
        }
    }

    public boolean await() throws InterruptedException {
        lock.lock();
        try {
            return filled.await(0, TimeUnit.NANOSECONDS);
        } finally {
            lock.unlock();
        }
    }

    public void put(String now) {
        lock.lock();
        letter = now;
        filled.signal();
        filled.signalAll();
        lock.unlock();
    }

    public void signalWithoutLock() {
        filled.signal();
    }

    public void awaitInterrupted() throws InterruptedException {
        lock.lock();
        try {
            Thread.currentThread().interrupt();
            filled.await();
        } finally {
            lock.unlock();
        }
    }
}
