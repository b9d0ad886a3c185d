package handedout;

import java.util.ArrayList;
import java.util.List;

/** What somebody wants. */
class Order {

    private final List<String> items = new ArrayList<>();

    List<String> items() {
        return items;
    }
}
