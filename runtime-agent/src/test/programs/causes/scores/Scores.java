package scores;

import java.util.ArrayList;
import java.util.List;

/** The latest score is looked for in two steps, and may be gone by then. */
class Scores {

    private final List<Integer> scores = new ArrayList<>();

    synchronized void add(int score) {
        scores.add(score);
    }

    synchronized int size() {
        return scores.size();
    }

    synchronized int get(int index) {
        return scores.get(index);
    }

    synchronized void clear() {
        scores.clear();
    }

    int latest() { // mend 1: synchronized int latest() {
        return size() == 0 ? 0 : get(size() - 1);
    }
}
