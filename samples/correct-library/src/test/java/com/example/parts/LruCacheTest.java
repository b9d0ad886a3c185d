package com.example.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LruCacheTest {

    private final LruCache<String, Integer> lengths = new LruCache<>(2);

    @Test
    void computesWhatIsMissing() {
        assertEquals(3, lengths.get("one", String::length));
        assertTrue(lengths.contains("one"));
    }

    @Test
    void forgetsWhatWasUsedLeast() {
        lengths.get("one", String::length);
        lengths.get("two", String::length);
        lengths.get("one", String::length);
        lengths.get("three", String::length);

        assertFalse(lengths.contains("two"));
        assertEquals(2, lengths.size());
    }
}
