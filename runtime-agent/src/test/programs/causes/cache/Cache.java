package cache;

import java.util.HashMap;
import java.util.Map;

/** What two methods do with the lock held is torn by the one that does not take it. */
class Cache {

    private Map<String, String> values = new HashMap<>();

    synchronized void put(String key, String value) {
        if (values == null) {
            values = new HashMap<>();
        }
        values.put(key, value);
    }

    synchronized String get(String key) {
        return values == null ? null : values.get(key);
    }

    void drop() { // mend 1: synchronized void drop() {
        values = null;
    }
}
