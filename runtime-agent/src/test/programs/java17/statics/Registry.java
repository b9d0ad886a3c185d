package statics;

public class Registry {

    public static final String NAME = "registry";
    public static final Object GUARD = new Object();
    static int size;
    private static long total = 10L;

    static {
        size = 1;
    }

    public static void add(int value) {
        synchronized (GUARD) {
            size++;
            total += value;
        }
    }

    public static long total() {
        return total;
    }
}
