package expectations;

/** Prints on paper. */
class Printer {

    private final Paper paper;
    private volatile int pages;
    private volatile int scanned;

    Printer(Paper paper) {
        this.paper = paper;
    }

    /** Takes ink. */
    interface Paper {
        void take(String text);

        int size();
    }

    void print(String text) {
        paper.take(text);
        pages += paper.size();
    }

    void scan() {
        scanned += paper.size();
    }

    int scanned() {
        return scanned;
    }

    int pages() {
        return pages;
    }
}
