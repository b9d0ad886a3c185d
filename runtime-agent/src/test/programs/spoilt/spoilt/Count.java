package spoilt;

/** Loses updates. */
public class Count {

    private int value;

    public void add() {
        value++;
    }

    public int value() {
        return value;
    }
}
