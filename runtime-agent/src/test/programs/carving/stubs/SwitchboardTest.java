package stubs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SwitchboardTest {

    @Test
    void a_call_is_handed_over() {
        Switchboard north = new Switchboard(LinesForTest.open());
        Switchboard south = new Switchboard(LinesForTest.open());
        north.handOver(south);

        assertEquals(1, south.calls());
    }
}
