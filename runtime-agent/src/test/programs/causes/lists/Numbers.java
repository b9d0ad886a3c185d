package lists;

import java.util.ArrayList;
import java.util.List;

/** Nothing guards its list. */
@ThreadSafe
class Numbers {

    private final List<Integer> numbers = new ArrayList<>();

    void put(int number) { // mend 2: synchronized void put(int number) {
        numbers.add(number);
    }

    void forget() { // mend 2: synchronized void forget() {
        numbers.clear();
    }

    int size() { // mend 2: synchronized int size() {
        return numbers.size();
    }
}
