package instances;

/** A pen that runs dry. */
final class Pen {

    private int ink = 10;

    synchronized void write() {
        ink--;
    }

    synchronized int ink() {
        return ink;
    }
}
