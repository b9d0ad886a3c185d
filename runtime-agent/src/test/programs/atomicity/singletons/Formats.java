package singletons;

import java.util.HashMap;
import java.util.Map;

/** All that is known is static, and what counts it is left out of the lock. */
final class Formats {

    private static final Map<String, String> FORMATS = new HashMap<>();
    private static int registrations;

    private Formats() {}

    static void register(String name, String format) {
        synchronized (FORMATS) {
            FORMATS.put(name, format);
        }
        registrations++;
    }

    static int registrations() {
        return registrations;
    }

    static void clear() {
        synchronized (FORMATS) {
            FORMATS.clear();
            registrations = 0;
        }
    }
}
