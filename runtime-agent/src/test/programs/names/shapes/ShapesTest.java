package shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShapesTest {

    @Test
    void sealed() {
        Shapes.Counting counting = new Shapes.Plain();
        assertEquals(2, counting.next(Shapes.Mode.$TWO));
    }

    @Test
    void records() {
        var doubling = new Shapes.Doubling(new Shapes.Plain(), 2);
        assertEquals(2, doubling.next(Shapes.Mode.ONE));
    }

    @Test
    void enums() {
        assertEquals("kWh", Shapes.Meter.MAIN.unit());
        int before = Shapes.Meter.MAIN.read();
        assertEquals(before + 1, Shapes.Meter.MAIN.read());
    }
}
