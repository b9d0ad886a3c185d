package innerclasses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StadiumTest {

    @Test
    void counts_the_visitors_of_all_gates() {
        Stadium stadium = new Stadium();
        Stadium.Gate north = stadium.openGate();
        Stadium.Gate south = stadium.openGate();
        north.pass();
        south.pass();
        south.pass();

        assertEquals(2, south.passed());
        assertEquals(3, stadium.visitors());
    }
}
