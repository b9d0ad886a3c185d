package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Vector;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class VectorTest {

    private Vector<String> letters;

    @BeforeEach
    void fill() {
        letters = new Vector<>();
        letters.add("a");
        letters.add("b");
        letters.add("c");
    }

    @Test
    void addAppends() {
        assertTrue(letters.add("d"));
        letters.addElement("e");
        letters.add(0, "_");
        letters.insertElementAt("-", 1);

        assertEquals("[_, -, a, b, c, d, e]", letters.toString());
    }

    @Test
    void elementsByIndex() {
        assertEquals("a", letters.get(0));
        assertEquals("b", letters.elementAt(1));
        assertEquals("a", letters.firstElement());
        assertEquals("c", letters.lastElement());
        assertThrows(ArrayIndexOutOfBoundsException.class, () -> letters.get(3));
    }

    @Test
    void setReplacesAnElement() {
        assertEquals("b", letters.set(1, "B"));
        letters.setElementAt("C", 2);

        assertEquals(List.of("a", "B", "C"), letters);
    }

    @Test
    void removal() {
        assertEquals("a", letters.remove(0));
        assertTrue(letters.remove("c"));
        assertFalse(letters.removeElement("x"));
        letters.removeElementAt(0);

        assertTrue(letters.isEmpty());
    }

    @Test
    void emptyVectorHasNoFirstElement() {
        letters.removeAllElements();

        assertThrows(NoSuchElementException.class, letters::firstElement);
    }

    @Test
    void searching() {
        letters.add("a");

        assertTrue(letters.contains("b"));
        assertEquals(0, letters.indexOf("a"));
        assertEquals(3, letters.indexOf("a", 1));
        assertEquals(3, letters.lastIndexOf("a"));
        assertEquals(0, letters.lastIndexOf("a", 2));
    }

    @Test
    void capacity() {
        var numbers = new Vector<Integer>(2, 3);
        assertEquals(2, numbers.capacity());

        numbers.ensureCapacity(4);
        assertEquals(5, numbers.capacity());

        numbers.setSize(1);
        numbers.trimToSize();
        assertEquals(1, numbers.capacity());
    }

    @Test
    void copies() {
        String[] copied = new String[3];
        letters.copyInto(copied);

        assertArrayEquals(new String[] {"a", "b", "c"}, copied);
        assertArrayEquals(copied, letters.toArray());
        assertArrayEquals(copied, letters.toArray(new String[0]));
        assertEquals(letters, letters.clone());
        assertEquals(letters, new Vector<>(letters));
    }

    @Test
    void equalsComparesElementByElement() {
        Vector<String> same = new Vector<>(List.of("a", "b", "c"));
        Vector<String> longer = new Vector<>(List.of("a", "b", "c", "d"));

        assertTrue(letters.equals(same));
        assertFalse(letters.equals(longer));
        assertEquals(letters.hashCode(), same.hashCode());
        assertNotEquals(letters, new Vector<String>());
    }

    @Test
    void containsAllLooksForEachElement() {
        var some = new Vector<>(List.of("c", "a"));

        assertTrue(letters.containsAll(some));
        some.add("z");
        assertFalse(letters.containsAll(some));
    }

    @Test
    void addAllAppendsTheOther() {
        Vector<String> more = new Vector<>();
        more.add("d");
        more.add("e");

        assertTrue(letters.addAll(more));

        assertEquals(5, letters.size());
    }

    @Test
    void addAllInserts() {
        Vector<String> more = new Vector<>();
        more.add("x");
        more.add("y");

        letters.addAll(1, more);

        assertEquals("[a, x, y, b, c]", letters.toString());
    }

    @Test
    void removeAllRemovesWhatTheOtherHas() {
        Vector<String> vowels = new Vector<>(List.of("a", "e"));

        assertTrue(letters.removeAll(vowels));

        assertEquals(List.of("b", "c"), letters);
    }

    @Test
    void retainAllKeepsWhatTheOtherHas() {
        Vector<String> vowels = new Vector<>(List.of("a", "e"));

        assertTrue(letters.retainAll(vowels));

        assertEquals(List.of("a"), letters);
    }

    @Test
    void iteration() {
        StringBuilder all = new StringBuilder();
        for (String letter : letters) {
            all.append(letter);
        }
        for (Iterator<String> i = letters.iterator(); i.hasNext(); ) {
            if (i.next().equals("b")) {
                i.remove();
            }
        }
        ListIterator<String> backwards = letters.listIterator(2);

        assertEquals("abc", all.toString());
        assertEquals("c", backwards.previous());
        assertEquals(List.of("a", "c"), Collections.list(letters.elements()));
    }

    @Test
    void listIteratorChangesTheVector() {
        ListIterator<String> i = letters.listIterator();
        i.next();
        i.set("A");
        i.add("+");

        assertEquals(List.of("A", "+", "b", "c"), letters);
    }

    @Test
    void subListIsAView() {
        List<String> tail = letters.subList(1, 3);
        tail.clear();

        assertEquals(List.of("a"), letters);
    }

    @Test
    void functions() {
        List<String> seen = new ArrayList<>();
        letters.replaceAll(String::toUpperCase);
        letters.sort(Comparator.reverseOrder());
        letters.removeIf("B"::equals);
        letters.forEach(seen::add);

        assertEquals(List.of("C", "A"), seen);
        assertEquals(2, letters.stream().count());
    }
}
