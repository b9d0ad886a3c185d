package feeds;

import kotlin.collections.ArrayDeque;

/** Puts what it is fed into a queue of another library; nothing says that it is for several threads. */
public class Feed {

    private final ArrayDeque<String> queue;
    private int fed;

    public Feed(ArrayDeque<String> queue) {
        this.queue = queue;
    }

    public void feed(String text) {
        queue.addLast(text);
        fed = fed + 1;
    }

    public int fed() {
        return fed;
    }
}
