package lockfree;

import java.util.concurrent.atomic.AtomicReference;

/**
 * A stack without locks: what was read is compared before it is changed.
 *
 * @param <T> of the elements
 */
class Stack<T> {

    private final AtomicReference<Node<T>> top = new AtomicReference<>();

    void push(T element) {
        Node<T> old;
        do {
            old = top.get();
        } while (!top.compareAndSet(old, new Node<>(element, old)));
    }

    /** Returns the element on top, or null. */
    T pop() {
        Node<T> old;
        do {
            old = top.get();
            if (old == null) {
                return null;
            }
        } while (!top.compareAndSet(old, old.next));
        return old.element;
    }

    T peek() {
        Node<T> old = top.get();
        return old == null ? null : old.element;
    }

    private record Node<T>(T element, Node<T> next) {}
}
