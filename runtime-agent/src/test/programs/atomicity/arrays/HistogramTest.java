package arrays;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HistogramTest {

    private final Histogram histogram = new Histogram();

    @Test
    void counts_by_tens() {
        histogram.add(31);
        histogram.add(38);
        histogram.add(99);

        assertEquals(2, histogram.count(3));
        assertEquals(1, histogram.count(9));
        assertEquals(3, histogram.total());
    }
}
