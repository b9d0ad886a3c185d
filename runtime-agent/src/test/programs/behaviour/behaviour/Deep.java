package behaviour;

public class Deep {

    private int value;

    public int down(int depth) {
        value++;
        return depth == 0 ? value : down(depth - 1);
    }
}
