package statics;

class Ids {

    private static int next;
    private int own;

    static synchronized int take() {
        return next++;
    }

    static synchronized void reset(Ids ids) {
        synchronized (ids) {
            ids.own = 0;
            next = 0;
        }
    }

    synchronized void renew() {
        own = take();
    }
}
