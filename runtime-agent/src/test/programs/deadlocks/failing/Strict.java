package failing;

class Strict {

    private boolean open;

    synchronized boolean isOpen() {
        return open;
    }

    synchronized void open() {
        open = true;
    }

    synchronized void join(Strict other) {
        if (!other.isOpen()) {
            throw new IllegalStateException("not open");
        }
    }
}
