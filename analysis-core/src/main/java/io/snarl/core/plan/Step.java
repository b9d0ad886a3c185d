package io.snarl.core.plan;

import io.snarl.core.seed.ClientCall;
import java.util.List;
import java.util.Optional;

/**
 * A call in a concurrent test.
 *
 * @param origin the call of a seed test that it repeats
 * @param result the variable that it makes, if the test uses it
 * @param receiver on what it is called, empty for a static method or a constructor
 */
public record Step(ClientCall origin, Optional<Variable> result, Optional<Operand> receiver, List<Operand> arguments) {

    public Step {
        arguments = List.copyOf(arguments);
    }
}
