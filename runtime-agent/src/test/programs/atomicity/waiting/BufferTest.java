package waiting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BufferTest {

    private final Buffer<String> buffer = new Buffer<>(2);

    @Test
    void first_comes_first() throws InterruptedException {
        buffer.put("a");
        buffer.put("b");

        assertEquals(2, buffer.size());
        assertEquals("a", buffer.take());
        assertEquals("b", buffer.take());
        assertEquals(0, buffer.size());
    }
}
