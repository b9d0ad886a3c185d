package callbacks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BellTest {

    private final Bell bell = new Bell();

    @Test
    void tells_who_listens() {
        List<String> heard = new ArrayList<>();
        bell.listen(heard::add);

        bell.ring("ding");
        bell.ring("dong");

        assertEquals(List.of("ding", "dong"), heard);
    }

    @Test
    void tells_all() {
        List<String> heard = new ArrayList<>();
        bell.listen(tone -> heard.add(tone));
        bell.listen(tone -> heard.add(tone + "!"));

        bell.ring("ding");

        assertEquals(List.of("ding", "ding!"), heard);
    }
}
