package computed;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Safe for threads: the map does each step as a whole. */
class Words {

    private final ConcurrentMap<String, Integer> lengths = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    int length(String word) {
        return lengths.computeIfAbsent(word, String::length);
    }

    void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }

    int occurrences(String word) {
        return counts.getOrDefault(word, 0);
    }
}
