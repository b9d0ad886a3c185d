package violations;

import java.util.ArrayList;
import java.util.List;

/** Looks and takes in two steps, each of them synchronized. */
public class Stock {

    private final List<String> items = new ArrayList<>();
    private int left = 1;

    public synchronized int left() {
        return left;
    }

    private synchronized void remove() {
        left--;
    }

    public boolean take() {
        if (left() > 0) {
            remove();
            return true;
        }
        return false;
    }

    public synchronized void put(String item) {
        items.add(item);
    }

    public synchronized int size() {
        return items.size();
    }

    private synchronized String removeLast() {
        return items.remove(items.size() - 1);
    }

    public String takeItem() {
        return size() == 0 ? null : removeLast();
    }
}
