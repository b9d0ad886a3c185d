package concurrentmap;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The map is safe for threads; to read a number and to put the next one is not. */
class Votes {

    private final Map<String, Integer> votes = new ConcurrentHashMap<>();

    void vote(String name) {
        Integer old = votes.get(name);
        votes.put(name, old == null ? 1 : old + 1);
    }

    int votes(String name) {
        return votes.getOrDefault(name, 0);
    }
}
