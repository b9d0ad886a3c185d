package latched;

/** Is read by all threads and set by one; whoever waits for a reading waits for that one. */
class Meter {

    private volatile int reading;
    private volatile int corrections;

    synchronized int awaitReading() throws InterruptedException {
        while (reading == 0) {
            wait();
        }
        return reading;
    }

    synchronized void set(int value) {
        reading = value;
        notifyAll();
    }

    void correct(int by) {
        corrections += by;
    }

    int corrections() {
        return corrections;
    }
}
