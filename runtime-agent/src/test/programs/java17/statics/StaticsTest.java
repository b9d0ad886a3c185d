package statics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class StaticsTest {

    static int runs;

    @Test
    void a_initialiser_runs_in_the_test_that_needs_it() {
        Registry.add(2);
        assertEquals(12, Registry.total());
        runs++;
    }

    @Test
    void b_initialiser_has_run() {
        Registry.add(3);
        assertEquals("registry", Registry.NAME);
        assertEquals(1, runs);
    }

    @Test
    void c_initialiser_that_fails() {
        assertThrows(ExceptionInInitializerError.class, Broken::read);
        assertThrows(NoClassDefFoundError.class, Broken::read);
    }

    @Test
    void d_constants_of_an_interface() {
        assertEquals(3, Constants.PLAIN);
        assertNotNull(Constants.TOKEN);
    }

    @Test
    void e_initialisers_in_a_cycle() {
        assertEquals(3, Cycle.sum());
    }
}
