package org.example.list;

import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.assertEquals;

class ListsTest {
    @Test void three() {
        assertEquals(3, Lists.words().size());
    }
}
