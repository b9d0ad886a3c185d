package statics;

/** Numbers tickets, the same for the whole program. */
final class Tickets {

    private static int last;

    private Tickets() {}

    static int next() {
        return ++last;
    }

    static synchronized int last() {
        return last;
    }

    static synchronized void continueAfter(int ticket) {
        last = ticket;
    }
}
