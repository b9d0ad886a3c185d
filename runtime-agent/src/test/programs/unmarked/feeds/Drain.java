package feeds;

import java.util.Deque;

/** Takes things out of the queue. */
public class Drain extends Feeder {

    public Drain(Deque<String> queue) {
        super(queue);
    }

    public void drain() {
        queue.removeFirst();
    }
}
