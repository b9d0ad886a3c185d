package hiddenfield;

import java.util.ArrayList;
import java.util.List;

/** Counts what came in for a report that is not written yet. No method tells the number. */
class Postbox {

    private final List<String> letters = new ArrayList<>();
    private int received;

    void drop(String letter) {
        received++;
        synchronized (letters) {
            if (!letters.contains(letter)) {
                letters.add(letter);
            }
        }
    }

    boolean has(String letter) {
        synchronized (letters) {
            return letters.contains(letter);
        }
    }
}
