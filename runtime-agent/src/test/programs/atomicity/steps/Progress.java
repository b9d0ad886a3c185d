package steps;

/** How far somebody has come, for all threads to see. */
public final class Progress {

    private volatile long value;

    public long get() {
        return value;
    }

    public void set(long newValue) {
        value = newValue;
    }
}
