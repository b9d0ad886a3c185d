package askedlists;

import java.util.ArrayList;
import java.util.List;

/** Copies its list when it changes, but does not keep others from copying the same one. */
class Audience {

    private volatile List<String> names = List.of();

    void join(String name) {
        List<String> copy = new ArrayList<>(names);
        copy.add(name);
        names = copy;
    }

    /** Only a test that asks this knows who is there. */
    List<String> snapshot() {
        return new ArrayList<>(names);
    }
}
