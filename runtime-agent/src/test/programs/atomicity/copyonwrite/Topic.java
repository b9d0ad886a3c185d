package copyonwrite;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Safe for threads: who is told is copied when it changes. */
class Topic {

    private final CopyOnWriteArrayList<String> readers = new CopyOnWriteArrayList<>();

    boolean subscribe(String reader) {
        return readers.addIfAbsent(reader);
    }

    boolean cancel(String reader) {
        return readers.remove(reader);
    }

    List<String> publish(String news) {
        List<String> sent = new ArrayList<>();
        for (String reader : readers) {
            sent.add(reader + ": " + news);
        }
        return sent;
    }
}
