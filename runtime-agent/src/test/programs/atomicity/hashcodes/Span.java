package hashcodes;

/** Works out its hash code step by step in the field that keeps it; what it is differs from one JVM to the next. */
final class Span {

    private final int from;
    private final int to;
    private int hash;
    private String text;

    Span(int from, int to) {
        this.from = from;
        this.to = to;
    }

    @Override
    public int hashCode() {
        if (hash == 0) {
            hash = 17;
            hash = 37 * hash + Span.class.hashCode();
            hash = 37 * hash + from;
            hash = 37 * hash + to;
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Span span && from == span.from && to == span.to;
    }

    @Override
    public synchronized String toString() {
        if (text == null) {
            text = from + " to " + to;
        }
        return text;
    }
}
