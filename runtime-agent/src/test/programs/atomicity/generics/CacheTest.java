package generics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class CacheTest {

    private final Cache<String, Integer> cache = new Cache<>();

    @Test
    void is_empty_at_first() {
        assertNull(cache.getIfPresent("one"));
    }

    @Test
    void keeps_what_is_put() {
        cache.put("two", 2);

        assertEquals(2, cache.getIfPresent("two"));
    }

    @Test
    void loads_once() {
        assertEquals(5, cache.get("three", String::length));
        assertEquals(5, cache.get("three", key -> 7));
        assertEquals(1, cache.loads());
    }
}
