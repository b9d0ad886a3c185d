package readcopy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PointTest {

    @Test
    void moves() {
        Point point = new Point(1, 2);
        assertEquals(3, point.distance());

        point.move(2, -4);

        assertEquals(5, point.distance());
    }
}
