package vintage;

import static org.junit.Assert.assertEquals;

import org.junit.Before;
import org.junit.Test;

public class OdometerTest {

    private Odometer odometer;

    @Before
    public void makeOdometer() {
        odometer = new Odometer();
    }

    @Test
    public void addsUp() {
        odometer.drive(1.5);
        odometer.drive(2);

        assertEquals(3.5, odometer.kilometres(), 0);
    }
}
