package com.example.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StripedCounterTest {

    private final StripedCounter counter = new StripedCounter();

    @Test
    void countsFromZero() {
        assertEquals(0, counter.sum());
    }

    @Test
    void sumsUpWhatWasAdded() {
        counter.increment();
        counter.add(4);

        assertEquals(5, counter.sum());
    }
}
