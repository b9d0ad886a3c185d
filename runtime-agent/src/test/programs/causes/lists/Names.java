package lists;

import java.util.ArrayList;
import java.util.List;

/** Nothing guards its list, and that is another mistake than that of numbers, whose list is one of the same class. */
@ThreadSafe
class Names {

    private final List<String> names = new ArrayList<>();

    void add(String name) { // mend 1: synchronized void add(String name) {
        names.add(name);
    }

    void remove(String name) { // mend 1: synchronized void remove(String name) {
        names.remove(name);
    }

    int count() { // mend 1: synchronized int count() {
        return names.size();
    }
}
