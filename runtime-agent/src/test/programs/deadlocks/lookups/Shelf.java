package lookups;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Shelf {

    private final Map<String, Box> boxes = new ConcurrentHashMap<>();

    void move(String from, String to, int number) {
        Box source = boxes.computeIfAbsent(from, name -> new Box());
        Box target = boxes.computeIfAbsent(to, name -> new Box());
        synchronized (source) {
            synchronized (target) {
                source.content -= number;
                target.content += number;
            }
        }
    }

    private static final class Box {
        private int content;
    }
}
