package generics;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Loads a value once, so it says; the loader is called without the lock, and nobody looks again after that.
 *
 * @param <K> of the keys
 * @param <V> of the values
 */
class Cache<K, V> {

    private final Map<K, V> values = new HashMap<>();
    private int loads;

    synchronized V getIfPresent(K key) {
        return values.get(key);
    }

    synchronized void put(K key, V value) {
        values.put(key, value);
        loads++;
    }

    V get(K key, Function<? super K, ? extends V> loader) {
        V value = getIfPresent(key);
        if (value == null) {
            value = loader.apply(key);
            put(key, value);
        }
        return value;
    }

    synchronized int loads() {
        return loads;
    }
}
