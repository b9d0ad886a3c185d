package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Never goes below zero, unless the lock is given up between the check and the withdrawal. */
class Account {

    private final Lock lock = new ReentrantLock();
    private int balance;

    Account(int balance) {
        this.balance = balance;
    }

    int balance() {
        lock.lock();
        try {
            return balance;
        } finally {
            lock.unlock();
        }
    }

    void deposit(int amount) {
        lock.lock();
        try {
            balance += amount;
        } finally {
            lock.unlock();
        }
    }

    boolean withdraw(int amount) {
        lock.lock();
        try {
            if (balance < amount) {
                return false;
            }
        } finally {
            lock.unlock();
        }
        deposit(-amount);
        return true;
    }
}
