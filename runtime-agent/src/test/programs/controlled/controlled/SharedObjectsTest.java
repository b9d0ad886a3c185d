package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SharedObjectsTest {

    private static void assertSize(int expected, int size) {
        if (size != expected) {
            throw new AssertionError("size is " + size);
        }
    }

    @Fails(with = "exception")
    public void array_list() {
        List<String> list = new ArrayList<>();
        inParallel(() -> list.add("one"), () -> list.add("two"));
        assertSize(2, list.size());
    }

    @Passes
    public void synchronized_list() {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        inParallel(() -> list.add("one"), () -> list.add("two"));
        assertSize(2, list.size());
    }

    @Fails(with = "exception")
    public void iteration_over_a_list_that_grows() {
        List<String> list = new ArrayList<>(List.of("one", "two"));
        inParallel(
                () -> list.add("three"),
                () -> {
                    for (String element : list) {
                        element.length();
                    }
                });
    }

    @Fails(with = "exception")
    public void hash_map() {
        Map<String, Integer> map = new HashMap<>();
        inParallel(() -> map.put("one", 1), () -> map.put("two", 2));
        assertSize(2, map.size());
    }

    @Fails(with = "exception")
    public void string_builder() {
        var text = new StringBuilder();
        inParallel(() -> text.append("ab"), () -> text.append("cd"));
        assertSize(4, text.length());
    }

    @Passes
    public void string_buffer() {
        var text = new StringBuffer();
        inParallel(() -> text.append("ab"), () -> text.append("cd"));
        assertSize(4, text.length());
    }
}
