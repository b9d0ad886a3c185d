package io.snarl.core.plan;

import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import java.util.List;
import java.util.Map;

/** A receiver or an argument in a concurrent test. */
public sealed interface Operand {

    /** A variable of the test. */
    record OfVariable(Variable variable) implements Operand {}

    /**
     * A value that can be written down: a primitive, a boxed one, a string, an enum constant, a class, {@code null}.
     *
     * @param type the binary name of the class of an enum constant, which may be that of its body; empty if it is not known, and for others
     */
    record Literal(Value value, String type) implements Operand {

        /** Makes one of which the place where it is used tells the type. */
        public Literal(Value value) {
            this(value, "");
        }
    }

    /** A time in milliseconds, so many after that of the clock when the test runs; the time of a seed test would be past by then. */
    record ClockTime(long offset) implements Operand {}

    /**
     * An array that is written down where it is used.
     *
     * @param type its binary name, such as {@code int[]}
     */
    record ArrayLiteral(String type, List<Operand> elements) implements Operand {

        public ArrayLiteral {
            elements = List.copyOf(elements);
        }
    }

    /**
     * An expression that only the source of the seed test can tell.
     *
     * @param call a call that it is used in
     * @param argument its place among the arguments of the call, -1 for what the call is made on
     * @param captured the variables that it uses, by their names in the source of the seed test
     */
    record Expression(ClientCall call, int argument, Map<String, Operand> captured) implements Operand {

        public Expression {
            captured = Map.copyOf(captured);
        }
    }

    /**
     * The object of the test class.
     *
     * @param className the binary name of that class
     */
    record OfTest(String className) implements Operand {}

    /** A static field, such as a constant of the library. */
    record StaticField(String owner, String name, String descriptor) implements Operand {}

    /**
     * A lambda expression, a method reference or an object of an anonymous class, which only the source of the seed test
     * can tell.
     *
     * @param caller where it stands
     * @param className the binary name of the anonymous class, empty for a lambda
     * @param body the method that is the body of the lambda, empty for an anonymous class
     * @param captured the variables that it uses, by their names in the source of the seed test
     */
    record Written(Caller caller, String className, String body, Map<String, Operand> captured) implements Operand {

        public Written {
            captured = Map.copyOf(captured);
        }
    }
}
