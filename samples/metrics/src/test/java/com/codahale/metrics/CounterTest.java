package com.codahale.metrics;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CounterTest {

    private final Counter counter = new Counter();

    @Test
    public void startsAtZero() {
        assertEquals(0, counter.getCount());
    }

    @Test
    public void countsUpAndDown() {
        counter.inc(12);
        counter.dec();

        assertEquals(11, counter.getCount());
    }
}
