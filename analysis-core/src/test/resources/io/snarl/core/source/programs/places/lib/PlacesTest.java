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
