package lib;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

/** Has methods of every shape. */
public class Sink {

    public static final Level DEFAULT_LEVEL = Level.LOW;

    protected int protectedNumber;

    Sink() {}

    public static Sink open(String name, Level level) throws IOException, TimeoutException {
        return new Sink();
    }

    public synchronized void many(Object first, Object... rest) {}

    public synchronized void names(String... names) {}

    public synchronized void numbers(double[] numbers, int[][] table, byte[] bytes, String[] names) {}

    public synchronized void primitives(byte b, short s, char c, int i, long l, float f, double d, boolean z) {}

    public synchronized void put(long number) {}

    public synchronized void put(int number) {}

    public synchronized void put(Object object) {}

    public synchronized void put(String text) {}

    public synchronized void put(StringBuilder text) {}

    public synchronized void type(Class<?> type, Object object) {}

    public synchronized void level(Level level, Comparable<?> other) {}

    public synchronized <T> void map(Function<? super String, ? extends T> function, Comparator<String> order) {}

    public synchronized void supply(Supplier<?> supplier) {}

    public synchronized Object copy() {
        return new Sink();
    }

    @Deprecated
    public synchronized void old(List<?> list) {}

    protected synchronized void hidden() {}

    private synchronized void secret() {}

    public synchronized void drainTo(Sink other) {}

    public Slot slot(int number) {
        return new Slot(number);
    }

    /** Belongs to a sink. */
    public class Slot {

        Slot(int number) {}

        public synchronized void moveTo(Slot other) {}
    }

    static class PackagePrivate {

        synchronized void moveTo(PackagePrivate other) {}
    }

    private static class Private {}

    /** Makes sinks. */
    public static class Builder {

        public Builder name(String name) {
            return this;
        }

        public Builder size(int size) {
            return this;
        }

        public Sink build() {
            return new Sink();
        }
    }

    public static Builder builder() {
        return new Builder();
    }
}
