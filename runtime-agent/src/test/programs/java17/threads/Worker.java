package threads;

public class Worker implements Runnable {

    private int done;

    @Override
    public void run() {
        increment();
    }

    private synchronized void increment() {
        done++;
    }

    public synchronized int done() {
        return done;
    }

    public void runInThread() throws InterruptedException {
        Thread thread = new Thread(this);
        thread.start();
        thread.join();
    }
}
