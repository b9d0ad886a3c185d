package io.snarl.core.source;

import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import java.util.Optional;

/** Tells which call of a seed test made an object, so that a test can name it as the seed test does. */
@FunctionalInterface
public interface Origins {

    /** Knows nothing. */
    Origins UNKNOWN = origin -> Optional.empty();

    Optional<ClientCall> makerOf(Variable.SeedObject origin);
}
