package feeds;

import kotlin.collections.ArrayDeque;

/** Takes what it counts out of a queue of another library; nothing says that it is for several threads. */
public class Drain {

    private final ArrayDeque<String> queue;
    private int drained;

    public Drain(ArrayDeque<String> queue) {
        this.queue = queue;
    }

    public void drain() {
        queue.removeFirst();
        drained = drained + 1;
    }

    public int drained() {
        return drained;
    }
}
