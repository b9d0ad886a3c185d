package flexible;

public class Base {

    protected int seen;

    Base() {
        seen = value();
    }

    int value() {
        return 0;
    }
}
