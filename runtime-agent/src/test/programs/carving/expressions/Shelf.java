package expressions;

import java.util.Comparator;
import java.util.function.Supplier;

/** Keeps books in an order. */
class Shelf {

    private volatile int sorted;
    private volatile int labels;
    private volatile String titles = "";

    /** What is written on a book. */
    static class Title {

        private String text = "";

        Title add(String word, Object next) {
            text += word + next;
            return this;
        }
    }

    void title(Title title) {
        if (title.text.split(" ").length < 3) {
            throw new IllegalArgumentException("too short: " + title.text);
        }
        titles += title.text;
    }

    String titles() {
        return titles;
    }

    void sort(Comparator<String> order) {
        sorted += order.compare("b", "a");
    }

    int sorted() {
        return sorted;
    }

    void label(Supplier<Long> length) {
        labels += length.get();
    }

    int labels() {
        return labels;
    }
}
