package controlled;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/** Is not rewritten, so that nobody knows who has its monitor; the queue that it fills is. */
public class Log {

    private final Deque<String> lines = new ArrayDeque<>();

    public synchronized void add(String line) {
        lines.add(line);
    }

    public void add(Supplier<String> line) {
        add(line.get());
    }
}
