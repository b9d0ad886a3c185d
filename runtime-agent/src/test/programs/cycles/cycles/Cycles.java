package cycles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntFunction;

/** Programs whose threads take many locks at the same places, and two of them in a circle. */
public final class Cycles {

    private static final int LOCKS = 8;
    private static final List<Object> STATIC_LOCKS = many(i -> new Object());

    private static int counter;

    private Cycles() {}

    /** The example of section 3 of DeadlockFuzzer's paper, with its third thread. */
    public static void thirdThread() throws InterruptedException {
        Object o1 = new Object();
        Object o2 = new Object();
        Object o3 = new Object();
        inParallel(() -> longRunning(o1, o2), () -> nested(o2, o1), () -> nested(o2, o3));
    }

    private static void longRunning(Object first, Object second) {
        for (int i = 0; i < 20; i++) {
            counter++;
        }
        nested(first, second);
    }

    public static void locksOfAFactory() throws InterruptedException {
        List<Object> locks = many(i -> lock());
        inParallel(() -> upwards(locks), () -> once(locks));
    }

    private static Object lock() {
        return new Object();
    }

    public static void locksOfDifferentOwners() throws InterruptedException {
        Account a = new Account();
        Account b = new Account();
        Account c = new Account();
        Account d = new Account();
        inParallel(
                () -> {
                    nested(c.lock, d.lock);
                    nested(d.lock, a.lock);
                    nested(a.lock, b.lock);
                    nested(d.lock, c.lock);
                },
                () -> {
                    nested(b.lock, d.lock);
                    nested(b.lock, a.lock);
                });
    }

    private static final class Account {
        private final Object lock = new Object();
    }

    public static void staticLocks() throws InterruptedException {
        inParallel(() -> upwards(STATIC_LOCKS), () -> once(STATIC_LOCKS));
    }

    public static void reentrantLocks() throws InterruptedException {
        List<Lock> locks = many(i -> new ReentrantLock());
        inParallel(() -> upwardsByLock(locks), () -> onceByLock(locks));
    }

    public static void readWriteLocks() throws InterruptedException {
        List<ReentrantReadWriteLock> locks = many(i -> new ReentrantReadWriteLock());
        List<Lock> writing = many(i -> locks.get(i).writeLock());
        inParallel(() -> upwardsByLock(writing), () -> onceByLock(writing));
    }

    public static void synchronizedLists() throws InterruptedException {
        List<List<Integer>> lists = many(i -> Collections.synchronizedList(new ArrayList<>(List.of(i))));
        inParallel(
                () -> {
                    for (int i = 0; i + 1 < LOCKS; i++) {
                        lists.get(i).addAll(lists.get(i + 1));
                    }
                },
                () -> {
                    lists.get(0).addAll(lists.get(7));
                    lists.get(1).addAll(lists.get(7));
                    lists.get(5).addAll(lists.get(4));
                });
    }

    private static <T> List<T> many(IntFunction<T> factory) {
        List<T> made = new ArrayList<>();
        for (int i = 0; i < LOCKS; i++) {
            made.add(factory.apply(i));
        }
        return made;
    }

    private static void upwards(List<Object> locks) {
        for (int i = 0; i + 1 < LOCKS; i++) {
            nested(locks.get(i), locks.get(i + 1));
        }
    }

    /** Takes some locks upwards, and then two downwards. */
    private static void once(List<Object> locks) {
        nested(locks.get(0), locks.get(7));
        nested(locks.get(1), locks.get(7));
        nested(locks.get(5), locks.get(4));
    }

    private static void nested(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                counter++;
            }
        }
    }

    private static void upwardsByLock(List<Lock> locks) {
        for (int i = 0; i + 1 < LOCKS; i++) {
            nestedByLock(locks.get(i), locks.get(i + 1));
        }
    }

    private static void onceByLock(List<Lock> locks) {
        nestedByLock(locks.get(0), locks.get(7));
        nestedByLock(locks.get(1), locks.get(7));
        nestedByLock(locks.get(5), locks.get(4));
    }

    private static void nestedByLock(Lock first, Lock second) {
        first.lock();
        try {
            second.lock();
            try {
                counter++;
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    private static void inParallel(Runnable... actions) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (Runnable action : actions) {
            threads.add(new Thread(action));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
