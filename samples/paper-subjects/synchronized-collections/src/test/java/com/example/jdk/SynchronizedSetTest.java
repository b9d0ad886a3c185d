package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SynchronizedSetTest {

    @Test
    void elementsAreDistinct() {
        Set<String> set = Collections.synchronizedSet(new HashSet<>());

        assertTrue(set.add("a"));
        assertFalse(set.add("a"));
        assertTrue(set.contains("a"));
        assertTrue(set.remove("a"));
        assertTrue(set.isEmpty());
    }

    @Test
    void equalSets() {
        Set<Integer> set = Collections.synchronizedSet(new LinkedHashSet<>(List.of(1, 2, 3)));

        assertEquals(set, Set.of(3, 2, 1));
        assertEquals(6, set.hashCode());
        assertEquals("[1, 2, 3]", set.toString());
    }

    @Test
    void sortedSet() {
        SortedSet<Integer> set = Collections.synchronizedSortedSet(new TreeSet<>(List.of(5, 1, 3)));

        assertEquals(1, set.first());
        assertEquals(5, set.last());
        assertEquals(1, set.headSet(3).size());
        assertEquals(2, set.tailSet(3).size());
    }

    @Test
    void collection() {
        Collection<Integer> numbers = Collections.synchronizedCollection(new HashSet<>());
        numbers.addAll(List.of(1, 2, 3));
        numbers.removeIf(number -> number > 2);

        assertEquals(2, numbers.size());
        assertEquals(2, numbers.toArray().length);
        assertEquals(2, numbers.stream().count());
    }
}
