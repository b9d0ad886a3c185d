package constructors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ConstructorsTest {

    @Test
    void this_is_leaked() {
        Leaking leaking = new Leaking();
        assertEquals(5, leaking.prepared());
        assertEquals(leaking, Leaking.SEEN.get(0));
    }

    @Test
    void own_body_throws() {
        assertThrows(IllegalStateException.class, () -> new Failing((Object) null));
    }

    @Test
    void super_constructor_throws() {
        try {
            new Failing(-1);
        } catch (IllegalArgumentException expected) {
            assertEquals("negative", expected.getMessage());
        }
        assertEquals(1, new Failing(1).initialised);
    }

    @Test
    void evaluation_of_an_argument_throws() {
        assertThrows(NumberFormatException.class, () -> new Failing("one"));
        assertThrows(ArrayIndexOutOfBoundsException.class, () -> new Failing(new int[0]));
    }

    @Test
    void object_of_the_same_class_made_before_the_super_call() {
        assertEquals(2, new Failing(new int[] {0}).initialised);
    }

    @Test
    void after_failures_all_is_as_before() {
        for (int i = -1; i < 2; i++) {
            try {
                new Failing(new Failing(i));
            } catch (IllegalArgumentException e) {
                new Failing("3");
            }
        }
    }

    @Test
    void super_class_that_is_not_rewritten() {
        Late late = new Late();
        late.run();
        assertEquals(1, late.runs());
    }
}
