package behaviour;

import java.io.Serializable;

/** Is looked at by reflection and serialized, with a version that is computed from its members. */
public class Shape implements Serializable, Comparable<Shape> {

    private static int made;
    protected transient long area;
    private final String name;
    volatile int[] sides = {1, 2};

    static {
        made = 3;
    }

    public Shape(String name) {
        this.name = name;
    }

    @Deprecated
    protected static synchronized int made() {
        return made;
    }

    public synchronized <T extends Comparable<T>> T larger(T one, T other) throws IllegalStateException {
        return one.compareTo(other) > 0 ? one : other;
    }

    @Override
    public int compareTo(Shape other) {
        Runnable nothing = () -> {};
        nothing.run();
        return name.compareTo(other.name);
    }

    private final class Part {
        int number = sides.length;
    }

    enum Kind {
        ROUND
    }

    record Point(int x, Object y) {}

    interface Named {
        default String name() {
            return "none";
        }
    }
}
