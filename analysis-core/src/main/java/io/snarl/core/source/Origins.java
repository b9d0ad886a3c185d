package io.snarl.core.source;

import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import java.util.Optional;

/** Finds the call of a seed test that created an object, so that variables get the names they have there. */
@FunctionalInterface
public interface Origins {

    /** Knows nothing. */
    Origins UNKNOWN = origin -> Optional.empty();

    Optional<ClientCall> makerOf(Variable.SeedObject origin);
}
