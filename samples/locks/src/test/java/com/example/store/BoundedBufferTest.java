package com.example.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BoundedBufferTest {

    private final BoundedBuffer<String> buffer = new BoundedBuffer<>(2);

    @Test
    void elementsComeOutInTheOrderInWhichTheyWentIn() throws InterruptedException {
        buffer.put("tea");
        buffer.put("rice");

        assertEquals("tea", buffer.take());
        assertEquals("rice", buffer.take());
    }

    @Test
    void takingMakesRoom() throws InterruptedException {
        buffer.put("tea");
        buffer.put("rice");
        buffer.take();
        buffer.put("salt");

        assertEquals(2, buffer.size());
    }
}
