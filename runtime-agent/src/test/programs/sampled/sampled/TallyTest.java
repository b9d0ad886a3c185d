package sampled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TallyTest {

    @Test
    @Order(1)
    void a_line_that_repeats_a_call_records_some_and_counts_the_others() {
        var tally = new Tally();
        for (int i = 0; i < 100_000; i++) {
            tally.add(1);
        }
        assertEquals(100_000, tally.sum());
    }

    @Test
    @Order(2)
    void a_call_that_goes_another_way_is_recorded() {
        var tally = new Tally();
        for (int i = 0; i < 20; i++) {
            tally.add(i == 15 ? 1000 : 1);
        }
    }

    @Test
    @Order(3)
    void a_loop_inside_of_a_call_is_recorded_some_times() {
        new Tally().addAll(100_000);
    }

    @Test
    @Order(4)
    void locks_that_are_taken_in_a_loop_are_released() {
        new Tally().lockAgainAndAgain(100_000);
    }

    @Test
    @Order(5)
    void a_lock_that_is_held_across_calls_is_released_although_the_calls_repeat() {
        var tally = new Tally();
        for (int i = 0; i < 200; i++) {
            tally.hold();
            tally.release();
        }
    }

    @Test
    @Order(6)
    void objects_of_another_class_are_recorded_although_the_line_has_made_many_calls() {
        for (int i = 0; i < 100; i++) {
            count(new Tally());
        }
        count(new Tally.Wide());
    }

    private static void count(Tally tally) {
        tally.add(1);
    }

    @Test
    @Order(7)
    void test_code_that_is_called_back_very_often_is_recorded_some_times() {
        var tally = new Tally();
        List.of(1, 2, 3).forEach(number -> {
            for (int i = 0; i < 1000; i++) {
                tally.add(number);
            }
        });
    }

    @RepeatedTest(6)
    @Order(8)
    void calls_are_recorded_until_there_are_enough() {
        var tally = new Tally();
        tally.add(1);
        tally.sum();
    }
}
