package violations;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Uses what the JDK has for threads, not always in the right way. */
public class Jdk {

    private static final VarHandle HANDLE;
    private static final AtomicIntegerFieldUpdater<Jdk> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(Jdk.class, "updated");

    static {
        try {
            HANDLE = MethodHandles.lookup().findVarHandle(Jdk.class, "handled", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Map<String, Integer> concurrent = new ConcurrentHashMap<>();
    private final Map<String, Integer> plain = new HashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final ReadWriteLock readWrite = new ReentrantReadWriteLock();
    private final StringBuilder text = new StringBuilder();
    private volatile int handled;
    private volatile int updated;
    private int locked;

    public void addByHandle() {
        int now = (int) HANDLE.getVolatile(this);
        HANDLE.setVolatile(this, now + 1);
    }

    public int handled() {
        return handled;
    }

    public void addByUpdater() {
        UPDATER.set(this, UPDATER.get(this) + 1);
    }

    public int updated() {
        return updated;
    }

    public void addToMap() {
        Integer now = concurrent.get("key");
        concurrent.put("key", now == null ? 1 : now + 1);
    }

    public Map<String, Integer> concurrent() {
        return concurrent;
    }

    public void mergeIntoMap() {
        concurrent.merge("key", 1, Integer::sum);
    }

    public Integer putPlain(String key) {
        return plain.put(key, 1);
    }

    public Map<String, Integer> plain() {
        return plain;
    }

    public void append(String part) {
        text.append(part);
    }

    public String text() {
        return text.toString();
    }

    public void addInTwoSections() {
        lock.lock();
        int now;
        try {
            now = locked;
        } finally {
            lock.unlock();
        }
        lock.lock();
        try {
            locked = now + 1;
        } finally {
            lock.unlock();
        }
    }

    public void addUnderReadLock() {
        readWrite.readLock().lock();
        try {
            locked++;
        } finally {
            readWrite.readLock().unlock();
        }
    }

    public void addUnderWriteLock() {
        readWrite.writeLock().lock();
        try {
            locked++;
        } finally {
            readWrite.writeLock().unlock();
        }
    }

    public int locked() {
        return locked;
    }
}
