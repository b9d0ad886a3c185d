package sampled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BitsTest {

    @Test
    @Order(1)
    void calls_that_go_another_way_each_time_are_recorded_until_there_are_many() {
        addBits(0, 64);
    }

    @Test
    @Order(2)
    void calls_that_come_to_no_new_place_are_summarised_though_none_has_gone_their_way() {
        addBits(64, 128);
    }

    @Test
    @Order(3)
    void calls_that_come_to_a_new_place_are_recorded() {
        addBits(128, 192);
    }

    private static void addBits(int from, int to) {
        var tally = new Tally();
        for (int bits = from; bits < to; bits++) {
            tally.addBits(bits);
        }
        assertEquals(expected(from, to), tally.sum());
    }

    private static long expected(int from, int to) {
        long sum = 0;
        for (int bits = from; bits < to; bits++) {
            sum += bits & 127;
        }
        return sum;
    }
}
