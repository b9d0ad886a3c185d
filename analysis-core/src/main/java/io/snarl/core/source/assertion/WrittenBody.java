package io.snarl.core.source.assertion;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.type.JavaType;
import java.util.Optional;

/** The test whose body is being written, for what follows after its objects are made. */
public interface WrittenBody {

    /** Returns what the test does. */
    Plan plan();

    /** Returns what is known of classes. */
    Types types();

    /** Returns the call of a step whose result is in no variable. */
    Expr expression(Step step);

    /** Returns the type of the result of a thread's step, or of one that comes after the threads. */
    JavaType returned(Step step);

    /** Returns the name of a receiver or argument, if it is a variable. */
    Optional<String> nameOf(Operand operand);

    /** Returns a name for another variable. */
    String take(String wish);
}
