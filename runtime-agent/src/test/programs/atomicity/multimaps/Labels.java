package multimaps;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** The map is safe for threads, and the lists in it are not. */
class Labels {

    private final ConcurrentHashMap<String, List<String>> labels = new ConcurrentHashMap<>();

    void label(String item, String label) {
        labels.computeIfAbsent(item, key -> new ArrayList<>()).add(label);
    }

    int count(String item) {
        return labels.getOrDefault(item, List.of()).size();
    }
}
