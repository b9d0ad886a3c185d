package masked;

/** Safe for threads. Its text has the time and the address in it, and is another one each time. */
class Session {

    private final String user;
    private int requests;

    Session(String user) {
        this.user = user;
    }

    synchronized int request() {
        return ++requests;
    }

    String user() {
        return user;
    }

    @Override
    public synchronized String toString() {
        return super.toString() + " of " + user + ", " + requests + " requests until " + System.nanoTime();
    }
}
