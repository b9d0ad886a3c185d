package constructors;

public class Failing extends Base {

    private final Object part;

    public Failing(int value) {
        super(value);
        part = new Object();
    }

    public Failing(String text) {
        this(Integer.parseInt(text));
    }

    public Failing(Object part) {
        super(1);
        this.part = part;
        if (part == null) {
            throw new IllegalStateException("no part");
        }
    }

    public Failing(int[] values) {
        super(values[0] > 0 ? values[0] : new Failing(2).initialised);
        part = values;
    }
}
