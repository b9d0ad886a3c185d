package io.snarl.core.seed;

import io.snarl.contract.trace.Value;
import java.util.List;

/**
 * A call from test code into other code, with its result.
 *
 * <p>Calls of methods of the test itself are looked through. A method that a framework called on behalf of the test, as
 * {@code assertEquals} calls {@code equals}, is a call of the test too.
 *
 * @param test the test that made it
 * @param number its place among the calls of its test, setups included, from 0
 * @param caller where it stands in the test code
 * @param ordinal how many calls of the same method the code of the same line has before it
 * @param owner the binary name of the class that the call names
 * @param name the name of the method, {@code <init>} for a constructor
 * @param receiver the object called, 0 for a static method or a constructor
 * @param result what it returned, for a constructor the new object
 * @param ending how it ended
 * @param direct whether the test code itself makes the call, rather than a framework on its behalf
 * @param shaping whether it may have changed an object that was there before
 */
public record ClientCall(
        SeedTest test,
        int number,
        Caller caller,
        int ordinal,
        Kind kind,
        String owner,
        String name,
        String descriptor,
        int receiver,
        List<Value> arguments,
        Value result,
        Ending ending,
        boolean direct,
        boolean shaping) {

    /** Copies the arguments, so that a call never changes. */
    public ClientCall {
        arguments = List.copyOf(arguments);
    }

    /** Tells whether it may change what a static method or a constructor of the same class does that is called later. */
    public boolean mayPrepare(ClientCall later) {
        return kind == Kind.STATIC_METHOD
                && later.kind != Kind.METHOD
                && shaping
                && ending == Ending.RETURNED
                && owner.equals(later.owner)
                && number < later.number;
    }

    /** What is called. */
    public enum Kind {
        CONSTRUCTOR,
        STATIC_METHOD,
        METHOD
    }

    /** How a call ended. */
    public enum Ending {
        RETURNED,
        BY_EXCEPTION
    }
}
