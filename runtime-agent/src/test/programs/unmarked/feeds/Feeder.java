package feeds;

import java.util.Deque;

/** Uses a queue that others have too; nothing says that it is for several threads. */
abstract class Feeder {

    final Deque<String> queue;

    Feeder(Deque<String> queue) {
        this.queue = queue;
    }

    public int size() {
        return queue.size();
    }
}
