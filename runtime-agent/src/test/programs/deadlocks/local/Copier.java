package local;

class Copier {

    private int value;

    synchronized int get() {
        return value;
    }

    /** Takes the lock of an object that nobody else can have, and its own twice. */
    synchronized int copy() {
        Copier copy = new Copier();
        return copy.get() + get();
    }
}
