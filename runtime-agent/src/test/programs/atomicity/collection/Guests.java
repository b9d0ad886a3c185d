package collection;

import java.util.List;
import java.util.Vector;

/** A list of guests, each of whom is on it once, as long as nobody asks at the same time. */
class Guests {

    private final List<String> names = new Vector<>();

    boolean invite(String name) {
        if (names.contains(name)) {
            return false;
        }
        names.add(name);
        return true;
    }

    int size() {
        return names.size();
    }

    List<String> names() {
        return List.copyOf(names);
    }
}
