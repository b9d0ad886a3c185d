package sampled;

/** Has nothing that would be of use to several threads. */
public class Plain {

    private int sum;

    public int add(int value) {
        sum += value;
        return sum;
    }
}
