package copyonwrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TopicTest {

    private final Topic topic = new Topic();

    @Test
    void tells_its_readers() {
        assertTrue(topic.subscribe("ada"));
        assertFalse(topic.subscribe("ada"));
        topic.subscribe("alan");

        assertEquals(List.of("ada: hello", "alan: hello"), topic.publish("hello"));
    }

    @Test
    void forgets_who_cancels() {
        topic.subscribe("ada");

        assertTrue(topic.cancel("ada"));
        assertEquals(List.of(), topic.publish("hello"));
    }
}
