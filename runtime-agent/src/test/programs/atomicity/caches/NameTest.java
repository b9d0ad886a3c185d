package caches;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NameTest {

    private final Name name = new Name("Ada", "Lovelace");

    @Test
    void equal_names_have_equal_hash_codes() {
        Name same = new Name("Ada", "Lovelace");

        assertEquals(name, same);
        assertEquals(name.hashCode(), same.hashCode());
    }

    @Test
    void has_initials() {
        assertEquals("AL", name.initials());
    }
}
