package testssigns;

/** Counts up to a limit and then says so; nothing of it is made for threads. */
public abstract class Limit {

    private final int most;
    private int count;

    protected Limit(int most) {
        this.most = most;
    }

    public void add(int number) {
        count += number;
        if (count >= most) {
            reached();
        }
    }

    public int count() {
        return count;
    }

    protected abstract void reached();
}
