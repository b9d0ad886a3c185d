package violations;

/** Has a lower and an upper bound, which are set one after the other. */
public class Range {

    private int lower;
    private int upper = 10;

    public void move(int by) {
        lower += by;
        upper += by;
    }

    public int width() {
        return upper - lower;
    }
}
