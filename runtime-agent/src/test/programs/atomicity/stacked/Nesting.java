package stacked;

import java.util.HashMap;
import java.util.Map;
import java.util.Stack;

/** What one reader of a document knows on its way; it takes the JDK's stack for what it is, and not for its locks. */
public final class Nesting {

    private final Stack<String> open = new Stack<>();
    private final Map<String, String> values = new HashMap<>();

    public void begin(String element) {
        open.push(element);
    }

    public String end() {
        return open.isEmpty() ? null : open.pop();
    }

    public int depth() {
        return open.size();
    }

    public void set(String name, String value) {
        values.put(name, value);
    }

    public int size() {
        return values.size();
    }
}
