package filled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Taking is only wrong while there is something to take, and the test that takes has put nothing there. */
class Pile {

    private final List<String> plates = Collections.synchronizedList(new ArrayList<>());

    void put(String plate) {
        plates.add(plate);
    }

    /** Returns the top plate, or null. */
    String take() {
        int size = plates.size();
        return size == 0 ? null : plates.remove(size - 1);
    }

    int size() {
        return plates.size();
    }
}
