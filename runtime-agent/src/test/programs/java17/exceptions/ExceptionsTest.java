package exceptions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class ExceptionsTest {

    private final Caller caller = new Caller();

    @Test
    void catch_and_finally() {
        assertEquals(-1, caller.caught("x"));
        assertEquals(7, caller.caught("7"));
    }

    @Test
    void multi_catch() {
        assertEquals(1, caller.multi(new NoSuchElementException()));
        assertEquals(2, caller.multi(new IllegalArgumentException()));
    }

    @Test
    void suppressed_by_a_resource() {
        assertEquals(1, caller.suppressed());
    }

    @Test
    void lost_in_finally() {
        assertEquals(3, caller.overridden());
    }

    @Test
    void thrown_by_the_jvm() {
        assertEquals(0, caller.ofJvm(1, 1));
        assertEquals(0, caller.ofJvm(null, 1));
        assertEquals(0, caller.ofJvm("text", 0));
        assertThrows(NullPointerException.class, caller::throwNull);
    }

    @Test
    void through_library_and_test_code() {
        try {
            caller.wrap(() -> caller.wrap(() -> caller.deep(2)));
        } catch (IllegalStateException e) {
            assertEquals("wrapped", e.getCause().getMessage());
        }
        caller.caught("1");
    }

    @Test
    void thrown_and_caught_by_test_code() {
        try {
            fail();
        } catch (IllegalStateException e) {
            caller.caught("2");
        } finally {
            caller.caught("3");
        }
    }

    private void fail() {
        caller.caught("4");
        throw new IllegalStateException();
    }
}
