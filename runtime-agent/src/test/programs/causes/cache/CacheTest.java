package cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class CacheTest {

    @Test
    void keeps_values() {
        Cache cache = new Cache();
        cache.put("a", "b");

        assertEquals("b", cache.get("a"));
    }

    @Test
    void drops_values() {
        Cache cache = new Cache();
        cache.put("a", "b");
        cache.drop();

        assertNull(cache.get("a"));
    }
}
