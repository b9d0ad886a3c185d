package lib;

import java.util.ArrayList;
import java.util.List;

class RegistryTest {

    void entries_are_copied() throws Exception {
        List<Integer> numbers = new ArrayList<>();
        numbers.add(1);
        Registry<String, Integer> first = new Registry<>();
        first.put("one", numbers);
        var second = new Registry<String, Integer>();
        first.copyTo(second);
    }
}
