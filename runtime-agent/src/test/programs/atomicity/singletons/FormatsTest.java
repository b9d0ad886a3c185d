package singletons;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FormatsTest {

    @BeforeEach
    void clear() {
        Formats.clear();
    }

    @Test
    void registrations_are_counted() {
        Formats.register("zip", "deflate");
        Formats.register("gz", "gzip");

        assertEquals(2, Formats.registrations());
    }
}
