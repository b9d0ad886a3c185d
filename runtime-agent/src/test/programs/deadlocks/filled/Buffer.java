package filled;

import java.util.ArrayList;
import java.util.List;

class Buffer<T> {

    private final List<T> items = new ArrayList<>();

    synchronized Buffer<T> with(T item) {
        items.add(item);
        return this;
    }

    synchronized void writeTo(Buffer<? super T> target) {
        for (T item : items) {
            target.with(item);
        }
    }
}
