package lib;

import java.util.function.Supplier;

class PlacesTest {

    private final Probe initialised = new Probe();
    private Probe assigned;

    sealed interface Shape permits Square {}

    record Square(int side) implements Shape {}

    void run() {
        Probe first = new Probe(); Probe second = new Probe();
        this.assigned =
                new Probe();
        Probe chained = first
                .next()
                .next();
        Probe nested =
                (Probe) identity(
                        second.next());
        Supplier<Probe> supplier = () -> {
            Probe inLambda = new Probe();
            return inLambda;
        };
        supplier.get();
        Shape shape = new Square(1);
        if (shape instanceof Square square && square.side() > 0) {
            var text = """
                    new Probe()
                    """;
            Probe afterText = text.isEmpty() ? null : new Probe();
        }
        for (int i = 0; i < 2; i++) {
            Probe inLoop = new Probe();
        }
        new Nested().run();
        new SecondClass().run();
        other(oneLine());
    }

    private Probe oneLine() { Probe a = new Probe(); Probe b = new Probe(); Supplier<Probe> c = () -> { Probe inner = new Probe(); return inner; }; Probe d = c.get().next(); Probe e = a.next(); return b; } private void other(Probe g) { Probe f = new Probe(); Probe h = g.next(); }

    void choose(boolean isFirst) { Probe chosen = null; Probe other = null; if (isFirst) chosen = new Probe(); else other = new Probe(); }

    void refer(Probe one, Probe two) { Object[] all = {one(two::next), one(one::next)}; Supplier<Probe> only = one::next;
        Supplier<Probe> alone = two::next; }

    void make() { Object[] all = {new Object() { Probe first = new Probe(); }, new Object() { Probe second = new Probe(); Probe third() { return first(() -> new Probe(), () -> second.next()); } }}; }

    private static Probe one(Supplier<Probe> supplier) {
        return supplier.get();
    }

    private static Probe first(Supplier<Probe> one, Supplier<Probe> two) {
        return one.get();
    }

    private static Object identity(Object object) {
        return object;
    }

    static class Nested {

        void run() {
            Probe ofNested = new Probe();
        }
    }
}

class SecondClass {

    void run() {
        final Probe ofSecondClass = new Probe();
    }
}
