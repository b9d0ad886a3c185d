package constructors;

public class Base {

    protected int initialised;

    public Base() {
        prepare();
        initialised++;
    }

    public Base(int value) {
        if (value < 0) {
            throw new IllegalArgumentException("negative");
        }
        initialised = value;
    }

    protected void prepare() {}
}
