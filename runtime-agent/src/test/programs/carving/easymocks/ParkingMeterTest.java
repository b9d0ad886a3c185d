package easymocks;

import static org.easymock.EasyMock.createMock;
import static org.easymock.EasyMock.expect;
import static org.easymock.EasyMock.replay;
import static org.easymock.EasyMock.verify;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ParkingMeterTest {

    @Test
    void hours_cost_money() {
        Tariff tariff = createMock(Tariff.class);
        expect(tariff.centsPerHour()).andReturn(50).anyTimes();
        replay(tariff);
        ParkingMeter meter = new ParkingMeter(tariff);
        meter.park(2);
        verify(tariff);

        assertEquals(100, meter.cents());
    }
}
