package waiting;

public class Gate {

    private final Object guard = new Object();
    private boolean open;

    public synchronized boolean pass(long millis) throws InterruptedException {
        if (!open) {
            wait(millis);
        }
        return open;
    }

    public void passBlock() throws InterruptedException {
        synchronized (guard) {
            guard.wait(1, 1);
        }
    }

    public synchronized void open() {
        open = true;
        notify();
        notifyAll();
    }

    public void notifyWithoutMonitor() {
        guard.notify();
    }

    public void waitWithoutMonitor() throws InterruptedException {
        guard.wait();
    }

    public synchronized void waitInterrupted() throws InterruptedException {
        Thread.currentThread().interrupt();
        wait();
    }
}
