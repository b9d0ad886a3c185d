package shapes;

import java.util.function.IntUnaryOperator;

/** Has classes of the kinds that newer versions of Java have. */
public final class Shapes {

    private Shapes() {}

    /** A sealed interface. */
    public sealed interface Counting permits Plain, Doubling {

        int next(Mode mode);
    }

    /** Permitted, and has a bridge method. */
    public static final class Plain implements Counting, Comparable<Plain> {

        private volatile int count;

        @Override
        public int next(Mode mode) {
            count = mode.apply(count);
            return count;
        }

        @Override
        public int compareTo(Plain other) {
            return Integer.compare(count, other.count);
        }
    }

    /** A record that holds what changes. */
    public record Doubling(Plain plain, int factor) implements Counting {

        @Override
        public int next(Mode mode) {
            IntUnaryOperator times = number -> number * factor;
            return times.applyAsInt(plain.next(mode));
        }
    }

    /** An enum whose constants have bodies. */
    public enum Mode {
        ONE {
            @Override
            int apply(int number) {
                return number + 1;
            }
        },
        $TWO {
            @Override
            int apply(int number) {
                return number + 2;
            }
        };

        abstract int apply(int number);
    }

    /** An enum that has state. */
    public enum Meter {
        MAIN {
            @Override
            public String unit() {
                return "kWh";
            }
        };

        private volatile int reading;

        public abstract String unit();

        public int read() {
            return ++reading;
        }
    }
}
