package callbacks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OnceTest {

    @Test
    void runs_the_first_task() {
        List<String> log = new ArrayList<>();
        Once once = new Once();

        once.run(() -> log.add("first"));
        once.run(() -> log.add("second"));

        assertTrue(once.isDone());
        assertEquals(List.of("first"), log);
    }
}
