package behaviour;

public class Guarded {

    private int depth;

    public synchronized boolean held() {
        return Thread.holdsLock(this);
    }

    public static synchronized boolean heldByClass() {
        return Thread.holdsLock(Guarded.class);
    }

    public synchronized boolean heldAfterFailure() {
        try {
            fail();
        } catch (IllegalStateException e) {
            return Thread.holdsLock(this);
        }
        return false;
    }

    public synchronized void fail() {
        throw new IllegalStateException();
    }

    public static synchronized void failStatically() {
        throw new IllegalStateException();
    }

    public synchronized int endless() {
        depth++;
        return endless() + 1;
    }

    public int endlessBlock() {
        synchronized (this) {
            depth++;
            return endlessBlock() + 1;
        }
    }

    public static synchronized int endlessStatic() {
        return endlessStatic() + 1;
    }

    public boolean wentDeep() {
        return depth > 100;
    }

    public synchronized void waitALittle() throws InterruptedException {
        wait(1);
        notifyAll();
    }

    public void waitWithout() throws InterruptedException {
        wait(1);
    }

    public void notifyWithout() {
        notifyAll();
    }
}
