package streamed;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;

/** Lends cars, each of which counts its miles. */
class Pool {

    private final Deque<Car> idle = new ArrayDeque<>();
    private final List<Car> all = new ArrayList<>();

    /** Is driven by several drivers. */
    static class Car {

        private volatile int miles;

        private Car() {}

        void drive() {
            miles++;
        }

        int miles() {
            return miles;
        }
    }

    synchronized void grow() {
        Car car = new Car();
        idle.add(car);
        all.add(car);
    }

    synchronized Car borrow() {
        return idle.remove();
    }

    synchronized Collection<Car> cars() {
        return List.copyOf(all);
    }
}
