package bounded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoundedTest {

    @Test
    void inner_ones() {
        Outer<String> outer = new Outer<>("");
        Outer<String>.Second<List<String>> second = outer.new Second<>();
        Outer<String>.Second<List<String>>.Third<Map<String, List<String>>> third = second.new Third<>();
        Outer<String>.Second<List<String>>.Third<Map<String, List<String>>>.Fourth<DayOfWeek> fourth =
                third.new Fourth<>();
        Outer<String>.Second<List<String>>.Third<Map<String, List<String>>>.Fourth<DayOfWeek>.Fifth<String> fifth =
                fourth.new Fifth<>();
        fifth.offer("a");
        assertEquals("a", fifth.greatest());
    }

    @Test
    void inner_ones_in_one_expression() {
        var fifth = new Outer<>("")
                .new Second<List<String>>()
                .new Third<Map<String, List<String>>>()
                .new Fourth<DayOfWeek>()
                .new Fifth<String>();
        fifth.merge(List.of("a", "b"), Map.of(), DayOfWeek.MONDAY);
        assertEquals("b", fifth.greatest());
    }

    @Test
    void static_ones() {
        var one = new Outer.F.G.H.I<>("a");
        var other = new Outer.F.G.H.I<>("b");
        one.take(other);
        assertEquals("b", one.most());
    }
}
