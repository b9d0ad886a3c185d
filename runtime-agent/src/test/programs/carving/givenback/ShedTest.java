package givenback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class ShedTest {

    /** Takes the very bikes that it gave back, so that objects are handed out by calls that did not make them. */
    @Test
    void bikes_are_lent_again() {
        Shed shed = new Shed();
        Shed.Bike red = shed.lend();
        Shed.Bike blue = shed.lend();
        shed.giveBack(red);
        shed.giveBack(blue);
        assertSame(blue, shed.lend());
        assertSame(red, shed.lend());
        shed.giveBack(red);
        shed.giveBack(blue);
        shed.scrapDownTo(1);
        assertEquals(1, shed.inside());
    }
}
