package constructors;

/** Extends a class that is not rewritten and that calls an overridden method from its constructor. */
public class Late extends Thread {

    private int runs;

    public Late() {
        super("late");
    }

    @Override
    public void run() {
        runs++;
    }

    public int runs() {
        return runs;
    }
}
