package iterators;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Safe for threads. An iterator goes over a copy, and is for one thread, as iterators are.
 *
 * @param <T> of the elements
 */
class Guarded<T> implements Iterable<T> {

    private final List<T> elements = new ArrayList<>();

    synchronized void add(T element) {
        elements.add(element);
    }

    synchronized int size() {
        return elements.size();
    }

    @Override
    public synchronized Iterator<T> iterator() {
        return new Copied<>(List.copyOf(elements));
    }

    private static final class Copied<T> implements Iterator<T> {

        private final List<T> copy;
        private int next;

        Copied(List<T> copy) {
            this.copy = copy;
        }

        @Override
        public boolean hasNext() {
            return next < copy.size();
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return copy.get(next++);
        }
    }
}
