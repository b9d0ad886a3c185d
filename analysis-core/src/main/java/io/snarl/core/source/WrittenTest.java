package io.snarl.core.source;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.source.resolve.Types;
import java.util.Optional;

/** A test as it is written, for comments that describe what it shows. */
public interface WrittenTest {

    /** Returns what it does. */
    Plan plan();

    /** Returns the name that a receiver or argument of a thread has in the test, if it is a variable. */
    Optional<String> nameOf(Operand operand);

    /** Returns the calls of the threads, for a sentence that tells what the test does. */
    String calls();

    /** Returns what is known of classes. */
    Types types();
}
