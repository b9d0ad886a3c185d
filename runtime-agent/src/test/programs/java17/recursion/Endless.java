package recursion;

public class Endless {

    private int after;

    public synchronized int down(int depth) {
        return depth == 0 ? 0 : 1 + down(depth - 1);
    }

    public int forever() {
        return 1 + forever();
    }

    public int after() {
        return ++after;
    }
}
