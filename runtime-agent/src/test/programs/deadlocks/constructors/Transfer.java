package constructors;

class Transfer {

    private final Store from;
    private final Store to;

    Transfer(Store from, Store to) {
        this.from = from;
        this.to = to;
    }

    void run() {
        synchronized (from) {
            synchronized (to) {
                to.put(from.take());
            }
        }
    }
}
