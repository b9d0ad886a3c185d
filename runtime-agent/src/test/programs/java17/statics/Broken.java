package statics;

public class Broken {

    static final int VALUE = compute();
    static int reads;

    private static int compute() {
        throw new IllegalStateException("cannot compute");
    }

    public static int read() {
        return reads++;
    }
}
