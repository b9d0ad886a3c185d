package feeds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

class FeedTest {

    @Test
    void feeds_a_queue() {
        Deque<String> queue = new ArrayDeque<>();
        Feed feed = new Feed(queue);
        feed.feed("corn");

        assertEquals(1, feed.size());
    }

    @Test
    void drains_a_queue() {
        Deque<String> queue = new ArrayDeque<>();
        queue.addLast("corn");
        queue.addLast("wheat");
        Drain drain = new Drain(queue);
        drain.drain();

        assertEquals(1, drain.size());
    }
}
