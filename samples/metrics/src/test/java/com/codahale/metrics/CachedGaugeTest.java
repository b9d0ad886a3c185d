package com.codahale.metrics;

import static org.junit.Assert.assertEquals;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;

public class CachedGaugeTest {

    private final AtomicInteger loads = new AtomicInteger();
    private final Gauge<Integer> gauge = new CachedGauge<Integer>(1, TimeUnit.HOURS) {
        @Override
        protected Integer loadValue() {
            return loads.incrementAndGet();
        }
    };

    @Test
    public void loadsTheValue() {
        assertEquals(Integer.valueOf(1), gauge.getValue());
    }

    @Test
    public void keepsTheValue() {
        gauge.getValue();

        assertEquals(Integer.valueOf(1), gauge.getValue());
        assertEquals(1, loads.get());
    }
}
