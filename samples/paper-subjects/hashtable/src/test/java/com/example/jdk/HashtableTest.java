package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HashtableTest {

    private Hashtable<String, Integer> ages;

    @BeforeEach
    void fill() {
        ages = new Hashtable<>();
        ages.put("Ada", 36);
        ages.put("Grace", 85);
    }

    @Test
    void putAndGet() {
        assertEquals(36, ages.get("Ada"));
        assertEquals(36, ages.put("Ada", 37));
        assertEquals(37, ages.get("Ada"));
        assertNull(ages.get("Alan"));
    }

    @Test
    void sizeAndEmptiness() {
        assertEquals(2, ages.size());
        assertFalse(ages.isEmpty());

        ages.clear();

        assertTrue(ages.isEmpty());
    }

    @Test
    void tableGrowsBeyondItsCapacity() {
        var numbers = new Hashtable<Integer, String>(2, 0.9f);
        for (int i = 0; i < 20; i++) {
            numbers.put(i, "n" + i);
        }

        assertEquals(20, numbers.size());
        assertEquals("n13", numbers.get(13));
    }

    @Test
    void nullIsNeitherKeyNorValue() {
        assertThrows(NullPointerException.class, () -> ages.put(null, 1));
        assertThrows(NullPointerException.class, () -> ages.put("Alan", null));
    }

    @Test
    void containsLooksForKeysAndValues() {
        assertTrue(ages.containsKey("Grace"));
        assertFalse(ages.containsKey("Alan"));
        assertTrue(ages.contains(85));
        assertTrue(ages.containsValue(36));
        assertFalse(ages.containsValue(0));
    }

    @Test
    void removedEntryIsGone() {
        assertEquals(85, ages.remove("Grace"));
        assertNull(ages.remove("Grace"));
        assertFalse(ages.remove("Ada", 1));
        assertTrue(ages.remove("Ada", 36));
    }

    @Test
    void enumerationsSeeAllEntries() {
        List<String> names = Collections.list(ages.keys());
        List<Integer> numbers = Collections.list(ages.elements());

        assertEquals(2, names.size());
        assertTrue(numbers.contains(36));
    }

    @Test
    void viewsReflectTheTable() {
        Set<String> names = ages.keySet();
        assertTrue(names.contains("Ada"));

        names.remove("Ada");

        assertEquals(1, ages.size());
        assertEquals(List.of(85), new ArrayList<>(ages.values()));
        for (Map.Entry<String, Integer> entry : ages.entrySet()) {
            assertEquals("Grace", entry.getKey());
        }
    }

    @Test
    void putAllCopiesTheEntriesOfAnotherTable() {
        Hashtable<String, Integer> more = new Hashtable<>();
        more.put("Alan", 41);
        more.put("Ada", 37);

        ages.putAll(more);

        assertEquals(3, ages.size());
        assertEquals(37, ages.get("Ada"));
    }

    @Test
    void tableCanBeMadeOfAnother() {
        Hashtable<String, Integer> copy = new Hashtable<>(ages);

        assertEquals(ages, copy);
        assertEquals(ages.hashCode(), copy.hashCode());
    }

    @Test
    void tablesWithOtherEntriesAreNotEqual() {
        Hashtable<String, Integer> other = new Hashtable<>();
        other.put("Ada", 36);
        assertNotEquals(ages, other);

        other.put("Grace", 84);
        assertNotEquals(ages, other);
        assertFalse(ages.equals("table"));
    }

    @Test
    void equalsComparesAllEntries() {
        var same = new Hashtable<String, Integer>();
        same.put("Grace", 85);
        same.put("Ada", 36);

        assertTrue(ages.equals(same));
    }

    @Test
    void cloneIsIndependent() {
        @SuppressWarnings("unchecked")
        var copy = (Hashtable<String, Integer>) ages.clone();
        copy.put("Alan", 41);

        assertEquals(2, ages.size());
        assertEquals(3, copy.size());
    }

    @Test
    void toStringShowsTheEntries() {
        ages.remove("Grace");

        assertEquals("{Ada=36}", ages.toString());
    }

    @Test
    void defaultMethodsOfMap() {
        assertEquals(0, ages.getOrDefault("Alan", 0));
        assertEquals(36, ages.putIfAbsent("Ada", 1));
        assertEquals(41, ages.computeIfAbsent("Alan", name -> 41));
        assertEquals(37, ages.computeIfPresent("Ada", (name, age) -> age + 1));
        assertEquals(38, ages.compute("Ada", (name, age) -> age + 1));
        assertEquals(40, ages.merge("Ada", 2, Integer::sum));
        assertTrue(ages.replace("Ada", 40, 39));
        assertEquals(39, ages.replace("Ada", 38));
    }

    @Test
    void forEachAndReplaceAll() {
        ages.replaceAll((name, age) -> age + 1);
        List<String> seen = new ArrayList<>();

        ages.forEach((name, age) -> seen.add(name + age));

        assertTrue(seen.contains("Ada37"));
        assertTrue(seen.contains("Grace86"));
    }

    @Test
    void tableCanBeTheKeyOfAnother() {
        Hashtable<Hashtable<String, Integer>, String> titles = new Hashtable<>();
        titles.put(ages, "pioneers");

        assertEquals("pioneers", titles.get(ages));
        assertTrue(titles.containsKey(new Hashtable<>(ages)));
    }

    @Test
    void tablesCanBeNested() {
        var byCountry = new Hashtable<String, Hashtable<String, Integer>>();
        byCountry.put("any", ages);

        assertTrue(byCountry.contains(ages));
        assertEquals("{any=" + ages + "}", byCountry.toString());
    }
}
