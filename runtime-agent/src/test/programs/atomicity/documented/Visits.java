package documented;

/**
 * Counts visits. It is <em>not</em> thread-safe, although a thread may look at the last one at any time.
 */
public class Visits {

    private int count;
    private volatile long last;

    public void visit(long time) {
        count++;
        last = time;
    }

    public int count() {
        return count;
    }

    public long last() {
        return last;
    }
}
