package correct;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StatisticsTest {

    private final Statistics statistics = new Statistics();

    @Test
    void has_a_mean() {
        statistics.add(2);
        statistics.add(5);

        assertEquals(2, statistics.count());
        assertEquals(3.5, statistics.mean());
        assertEquals(5, statistics.highest());
        assertEquals("2 numbers, mean 3.5", statistics.toString());
    }

    @Test
    void clears() {
        statistics.add(2);
        statistics.clear();

        assertEquals(0, statistics.count());
        assertEquals(0, statistics.mean());
    }
}
