package together;

/** Shares its locks with those that it employs, and with nobody else. */
class Office {

    private final Object files = new Object();
    private final Object desk = new Object();

    Clerk hire() {
        return new Clerk(files, desk);
    }

    void close() {
        synchronized (files) {
            synchronized (desk) {
                files.notifyAll();
            }
        }
    }
}
