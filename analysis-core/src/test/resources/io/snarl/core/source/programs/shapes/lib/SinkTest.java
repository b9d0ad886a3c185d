package lib;

import static java.util.Comparator.reverseOrder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Supplier;

class SinkTest {

    static final int SIZE = 1 << 4;
    private static final String PREFIX = "<" + Sink.DEFAULT_LEVEL;

    private final StringBuilder field = new StringBuilder("field");

    private static String decorate(String text) {
        return PREFIX + text + Suffix.END;
    }

    private String undecorate(String text) {
        return text.substring(field.length());
    }

    private static class Suffix {
        static final String END = ">";
    }

    private static class Counting implements Supplier<String> {

        private int count;

        @Override
        public String get() {
            return decorate("counted") + count++;
        }
    }

    void factory() throws Exception {
        Sink sink = Sink.open("file", Level.HIGH);
        Sink target = Sink.open("other", Sink.DEFAULT_LEVEL);
        sink.drainTo(target);
    }

    void builders() {
        Sink built = Sink.builder().name("a").size(SIZE).build();
        Sink second = new Sink.Builder().name("b").build();
        built.drainTo(second);
    }

    void copies() {
        Sink original = new Sink();
        Sink copy = (Sink) original.copy();
        original.drainTo(copy);
    }

    void inner() {
        Sink sink = new Sink();
        Sink.Slot slot = sink.new Slot(7);
        Sink.Slot free = sink.slot(8);
        slot.moveTo(free);
    }

    void functions() {
        Sink sink = new Sink();
        String suffix = "!";
        Function<String, Integer> length = text -> text.length();
        sink.map(text -> decorate(text + suffix), reverseOrder());
        sink.map(length, new Comparator<>() {
            @Override
            public int compare(String one, String other) {
                // Ends with suffix.
                return one.endsWith(suffix) ? compareLengths(one, other) : 0;
            }

            private int compareLengths(String one, String other) {
                return Integer.compare(one.length(), other.length());
            }
        });
        sink.map(String::length, String.CASE_INSENSITIVE_ORDER); sink.map(t -> t, (a, b) -> 0);
        sink.map(text -> undecorate(text), null);
        sink.supply(new Counting());
        sink.supply(ArrayList<String>::new);
        sink.supply(() -> {
            var list = new ArrayList<String>();
            list.add(suffix);
            return list;
        });
    }
}
