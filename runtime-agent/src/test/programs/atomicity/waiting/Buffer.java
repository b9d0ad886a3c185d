package waiting;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Safe for threads: waits while it is full or empty.
 *
 * @param <T> of the elements
 */
class Buffer<T> {

    private final Queue<T> elements = new ArrayDeque<>();
    private final int capacity;

    Buffer(int capacity) {
        this.capacity = capacity;
    }

    synchronized void put(T element) throws InterruptedException {
        while (elements.size() == capacity) {
            wait();
        }
        elements.add(element);
        notifyAll();
    }

    synchronized T take() throws InterruptedException {
        while (elements.isEmpty()) {
            wait();
        }
        T element = elements.remove();
        notifyAll();
        return element;
    }

    synchronized int size() {
        return elements.size();
    }
}
