package io.snarl.core.carve;

import io.snarl.core.seed.Birth;
import java.util.List;
import java.util.Optional;

/** Knows the source of lambda expressions and anonymous classes of seed tests. */
public interface WrittenCode {

    /** Returns the variables of the test that a piece of code uses; empty if there is no source of it. */
    Optional<List<FreeName>> freeNames(Birth.InSource code);

    /**
     * A variable that code uses and does not declare.
     *
     * @param className the class whose source declares it
     * @param line where it gets its value
     */
    record FreeName(String name, String className, int line) {}
}
