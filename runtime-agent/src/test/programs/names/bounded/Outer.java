package bounded;

import java.util.List;
import java.util.Map;

/** Nested five deep, each in an object of the class around it, with type parameters that are bounded by each other. */
public class Outer<A extends Comparable<? super A>> {

    private final A least;

    public Outer(A least) {
        this.least = least;
    }

    public class Second<B extends List<? extends A>> {

        public class Third<C extends Map<A, ? super B>> {

            public class Fourth<D extends Enum<D>> {

                public class Fifth<E extends A> {

                    private volatile A greatest = least;
                    private volatile int changes;

                    public int offer(E value) {
                        if (value.compareTo(greatest) > 0) {
                            greatest = value;
                        }
                        return ++changes;
                    }

                    public A greatest() {
                        return greatest;
                    }

                    public int merge(B values, C names, D mode) {
                        for (A value : values) {
                            greatest = value;
                        }
                        changes += values.size();
                        return changes;
                    }
                }
            }
        }
    }

    /** Nested five deep, each in its class. */
    public static class F<T extends Comparable<? super T>> {
        public static class G<T extends Comparable<? super T>> extends F<T> {
            public static class H<T extends Comparable<? super T>> extends G<T> {
                public static class I<T extends Comparable<? super T>> extends H<T> {

                    private volatile T most;
                    private volatile int times;

                    public I(T first) {
                        most = first;
                    }

                    public int take(I<? extends T> other) {
                        most = other.most();
                        return ++times;
                    }

                    public T most() {
                        return most;
                    }
                }
            }
        }
    }
}
