package lazyinit;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Safe for threads: the field is volatile, and looked at again under the lock. */
class Settings {

    private final AtomicInteger loads = new AtomicInteger();
    private volatile Map<String, String> values;

    String get(String name) {
        return values().getOrDefault(name, "");
    }

    private Map<String, String> values() {
        Map<String, String> loaded = values;
        if (loaded == null) {
            synchronized (this) {
                loaded = values;
                if (loaded == null) {
                    loads.incrementAndGet();
                    loaded = Map.of("colour", "blue");
                    values = loaded;
                }
            }
        }
        return loaded;
    }

    int loads() {
        return loads.get();
    }
}
