package lib;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Registry<K, V extends Comparable<V>> {

    private final Map<K, List<V>> entries = new HashMap<>();

    public synchronized void put(K key, List<? extends V> values) throws IOException {
        entries.put(key, new ArrayList<>(values));
    }

    public synchronized void copyTo(Registry<? super K, ? super V> other) {
        synchronized (other) {
            other.toString();
        }
    }

    public static <T> List<T> listOf(Collection<T> elements) {
        return new ArrayList<>(elements);
    }
}
