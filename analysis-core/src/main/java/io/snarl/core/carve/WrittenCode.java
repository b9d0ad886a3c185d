package io.snarl.core.carve;

import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import java.util.List;
import java.util.Optional;

/** Knows the source of seed tests. */
public interface WrittenCode {

    /** Returns the variables of the test that a piece of code uses; empty if there is no source of it. */
    Optional<List<FreeName>> freeNames(Birth.InSource code);

    /** Tells whether an argument of a call is written as a constant, so that it can be repeated without its value. */
    boolean isConstant(ClientCall call, int argument);

    /**
     * A variable that code uses and does not declare.
     *
     * @param className the class whose source declares it
     * @param line where it gets its value
     */
    record FreeName(String name, String className, int line) {}
}
