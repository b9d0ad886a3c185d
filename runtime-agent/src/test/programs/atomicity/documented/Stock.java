package documented;

/** A stock of parts. This class is thread-safe. */
public class Stock {

    private int parts;

    // Only for the log, so it need not be exact.
    private int looks;

    public void add(int more) {
        parts += more;
    }

    /** Takes all parts out. Must not be called by several threads. */
    public int clear() {
        int all = parts;
        parts = 0;
        return all;
    }

    public int look() {
        looks++;
        return parts;
    }

    public int looks() {
        return looks;
    }

    public int parts() {
        return parts;
    }
}
