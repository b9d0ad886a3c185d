package behindlocks;

/** Keeps the latest lines for those who extend it; what comes in is locked here. */
public class Window {

    private final String[] lines = new String[8];
    private int next;

    /** Adds a line, by whichever thread. */
    public synchronized void add(String line) {
        append(line);
    }

    /** Is called with the lock held. */
    protected void append(String line) {
        lines[next] = line;
        next++;
    }

    /** Is called with the lock held. */
    void skip() {
        next++;
    }

    public synchronized int size() {
        return next;
    }
}
