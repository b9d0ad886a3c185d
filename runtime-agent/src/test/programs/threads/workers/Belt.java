package workers;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Has a thread of its own that packs what is put on it, so that nobody else packs. */
class Belt implements Runnable {

    private final BlockingQueue<String> things = new LinkedBlockingQueue<>();
    private final Thread packer = new Thread(this, "packer");
    private volatile int packed;

    void start() {
        packer.start();
    }

    void put(String thing) {
        things.add(thing);
    }

    /** Is what the belt's own thread does. */
    @Override
    public void run() {
        try {
            while (!things.take().isEmpty()) {
                packed++;
            }
        } catch (InterruptedException e) {
            packed = -1;
        }
    }

    void stop() throws InterruptedException {
        things.add("");
        packer.join();
    }

    int packed() {
        return packed;
    }
}
