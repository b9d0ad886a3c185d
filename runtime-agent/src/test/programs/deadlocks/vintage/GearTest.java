package vintage;

import static org.junit.Assert.assertTrue;

import org.junit.Before;
import org.junit.Test;

public class GearTest {

    private Gear gear;

    @Before
    public void makeGear() {
        gear = new Gear();
    }

    @Test
    public void drives() {
        assertTrue(gear.drive(new Gear()));
    }
}
