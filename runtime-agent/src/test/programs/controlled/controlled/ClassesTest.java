package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.concurrent.atomic.AtomicInteger;

public class ClassesTest {

    private static final AtomicInteger INITIALISED = new AtomicInteger();

    private static void assertIs(int expected, int value) {
        if (value != expected) {
            throw new AssertionError("value is " + value);
        }
    }

    @Passes
    public void initialised_by_two_threads() {
        int[] values = new int[2];
        inParallel(() -> values[0] = Lazy.VALUE.length(), () -> values[1] = Lazy.VALUE.length());
        assertIs(4, values[0]);
        assertIs(4, values[1]);
        assertIs(1, INITIALISED.get());
    }

    static class Lazy {

        static final String VALUE = make();

        private static String make() {
            INITIALISED.incrementAndGet();
            return "lazy";
        }
    }

    @Passes
    public void serializable_with_synchronized_methods() throws Exception {
        var tally = new Tally();
        inParallel(tally::add, tally::add);
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(tally);
        }
        Tally copy = read(bytes.toByteArray());
        inParallel(copy::add, copy::add);
        assertIs(4, copy.count);
    }

    private static Tally read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return (Tally) in.readObject();
        }
    }

    static class Tally implements Serializable {

        private static final long serialVersionUID = 1;

        int count;

        synchronized void add() {
            count++;
        }
    }

    @Fails(with = "exception")
    public void inner_classes() {
        var outer = new Outer();
        inParallel(outer.new Inner()::add, outer.adder()::run);
        assertIs(2, outer.count);
    }

    static class Outer {

        private int count;

        class Inner {

            void add() {
                synchronized (this) {
                    count++;
                }
            }
        }

        Runnable adder() {
            return new Runnable() {
                @Override
                public synchronized void run() {
                    count++;
                }
            };
        }
    }

    @Passes
    public void inherited_synchronized_methods() {
        var child = new Child();
        inParallel(child::add, child::addTwo);
        assertIs(3, child.count);
    }

    static class Parent {

        int count;

        synchronized void add() {
            count++;
        }
    }

    static class Child extends Parent {

        synchronized void addTwo() {
            super.add();
            add();
        }
    }

    @Fails(with = "exception")
    public void method_that_is_overridden_without_synchronized() {
        var careless = new Careless();
        inParallel(careless::add, careless::add);
        assertIs(2, careless.count);
    }

    static class Careless extends Parent {

        @Override
        void add() {
            count++;
        }
    }

    @Fails(with = "exception")
    public void object_that_escapes_from_its_constructor() {
        Escaping.instance = null;
        inParallel(
                () -> new Escaping(),
                () -> {
                    Escaping seen = Escaping.instance;
                    if (seen != null && seen.name == null) {
                        throw new AssertionError("half made");
                    }
                });
    }

    static class Escaping {

        static Escaping instance;

        final String name;

        Escaping() {
            instance = this;
            name = "made";
        }
    }
}
