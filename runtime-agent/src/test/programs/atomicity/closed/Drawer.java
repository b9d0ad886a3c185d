package closed;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Who closes it while others put something in has told them that they must not any more. */
class Drawer implements AutoCloseable {

    private final Map<String, String> letters = new ConcurrentHashMap<>();
    private volatile boolean closed;

    void put(String name, String letter) {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        letters.put(name, letter);
    }

    int size() {
        return letters.size();
    }

    @Override
    public void close() {
        closed = true;
        letters.clear();
    }
}
