package feeds;

import java.util.Deque;

/** Puts what it is fed into the queue. */
public class Feed extends Feeder {

    public Feed(Deque<String> queue) {
        super(queue);
    }

    public void feed(String text) {
        queue.addLast(text);
    }
}
