package com.amazon.carbonado.cursor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.amazon.carbonado.Cursor;
import com.amazon.carbonado.FetchException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SkipCursorTest {

    private final Cursor<String> letters = new IteratorCursor<>(List.of("a", "b", "c", "d", "e", "f"));
    private final SkipCursor<String> cursor = new SkipCursor<>(letters, 2);

    @Test
    void nextIsTheFirstThatIsNotSkipped() throws FetchException {
        assertEquals("c", cursor.next());
        assertEquals("d", cursor.next());
    }

    @Test
    void hasNextAsLongAsTheSourceHas() throws FetchException {
        assertTrue(cursor.hasNext());
        assertFalse(new SkipCursor<>(letters, 10).hasNext());
    }

    @Test
    void skipNextSkipsMore() throws FetchException {
        assertEquals(1, cursor.skipNext(1));
        assertEquals("d", cursor.next());
    }

    @Test
    void closeEndsTheCursor() throws FetchException {
        cursor.close();

        assertFalse(cursor.hasNext());
    }

    @Test
    void toListHasTheRest() throws FetchException {
        assertEquals(List.of("c", "d", "e", "f"), cursor.toList());
    }

    @Test
    void copyIntoTakesAsManyAsItIsTold() throws FetchException {
        List<String> copy = new ArrayList<>();

        assertEquals(3, cursor.copyInto(copy, 3));
        assertEquals(List.of("c", "d", "e"), copy);
    }

    @Test
    void skipIsNotNegative() {
        assertThrows(IllegalArgumentException.class, () -> new SkipCursor<>(letters, -1));
        assertThrows(IllegalArgumentException.class, () -> new SkipCursor<String>(null, 1));
    }
}
