package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SynchronizedMapTest {

    private final Map<String, Integer> stock = Collections.synchronizedMap(new HashMap<>());

    @Test
    void putGetRemove() {
        assertNull(stock.put("apples", 3));
        assertEquals(3, stock.put("apples", 4));
        assertEquals(4, stock.get("apples"));
        assertEquals(4, stock.remove("apples"));
        assertTrue(stock.isEmpty());
    }

    @Test
    void containsKeysAndValues() {
        stock.put("pears", 2);

        assertTrue(stock.containsKey("pears"));
        assertTrue(stock.containsValue(2));
        assertFalse(stock.containsKey("plums"));
        assertEquals(1, stock.size());
    }

    @Test
    void putAllOfAnotherSynchronizedMap() {
        Map<String, Integer> delivery = Collections.synchronizedMap(new TreeMap<>());
        delivery.put("pears", 7);
        delivery.put("plums", 9);

        stock.putAll(delivery);

        assertEquals(9, stock.get("plums"));
        assertEquals(2, stock.size());
    }

    @Test
    void equalMaps() {
        Map<String, Integer> other = Collections.synchronizedMap(new HashMap<>());
        stock.put("apples", 3);
        other.put("apples", 3);

        assertTrue(stock.equals(other));
        assertEquals(stock.hashCode(), other.hashCode());

        other.put("apples", 4);
        assertNotEquals(stock, other);
    }

    @Test
    void views() {
        stock.put("apples", 3);
        stock.put("pears", 2);

        assertTrue(stock.keySet().contains("pears"));
        assertEquals(2, stock.entrySet().size());
        stock.values().remove(3);
        assertEquals("{pears=2}", stock.toString());
    }

    @Test
    void defaultMethods() {
        assertEquals(1, stock.merge("apples", 1, Integer::sum));
        assertEquals(2, stock.merge("apples", 1, Integer::sum));
        assertEquals(5, stock.computeIfAbsent("pears", name -> name.length()));
        assertEquals(0, stock.getOrDefault("plums", 0));
        stock.replaceAll((name, count) -> count * 10);
        assertEquals(20, stock.get("apples"));
        stock.clear();
        assertTrue(stock.isEmpty());
    }
}
