package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SynchronizedListTest {

    private List<String> list;

    @BeforeEach
    void wrap() {
        list = Collections.synchronizedList(new ArrayList<>());
        list.add("one");
        list.add("two");
    }

    @Test
    void addAndGet() {
        list.add(1, "and");

        assertEquals("one", list.get(0));
        assertEquals("and", list.get(1));
        assertEquals(3, list.size());
    }

    @Test
    void setAndRemove() {
        assertEquals("one", list.set(0, "ONE"));
        assertTrue(list.remove("two"));
        assertEquals("ONE", list.remove(0));
        assertTrue(list.isEmpty());
    }

    @Test
    void searching() {
        assertTrue(list.contains("two"));
        assertEquals(1, list.indexOf("two"));
        assertEquals(-1, list.lastIndexOf("three"));
    }

    @Test
    void addAllOfAnotherSynchronizedList() {
        List<String> more = Collections.synchronizedList(new LinkedList<>());
        more.add("three");
        more.add("four");

        assertTrue(list.addAll(more));

        assertEquals(4, list.size());
        assertEquals("four", list.get(3));
    }

    @Test
    void addAllOfAnOrdinaryList() {
        list.addAll(0, List.of("minus one", "zero"));

        assertEquals("[minus one, zero, one, two]", list.toString());
    }

    @Test
    void bulkOperations() {
        assertTrue(list.containsAll(List.of("one")));
        assertTrue(list.retainAll(List.of("one", "three")));
        assertFalse(list.removeAll(List.of("three")));

        list.clear();

        assertTrue(list.isEmpty());
    }

    @Test
    void equalLists() {
        assertEquals(list, List.of("one", "two"));
        assertEquals(list.hashCode(), List.of("one", "two").hashCode());
    }

    @Test
    void iterationUnderTheLock() {
        var seen = new ArrayList<String>();
        synchronized (list) {
            for (String element : list) {
                seen.add(element);
            }
        }

        assertEquals(List.of("one", "two"), seen);
    }

    @Test
    void functions() {
        list.replaceAll(String::toUpperCase);
        list.sort(null);
        list.removeIf(element -> element.startsWith("T"));

        assertEquals(1, list.subList(0, 1).size());
        assertEquals("[ONE]", list.toString());
    }
}
