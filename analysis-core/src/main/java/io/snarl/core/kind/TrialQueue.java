package io.snarl.core.kind;

import java.util.List;
import java.util.Optional;

/**
 * Hands out trials of one kind of bug, the most promising first, and learns from what came of them.
 *
 * <p>How many are run at once, and when, is not its business: whoever runs them may take one or many before telling what came of any.
 */
public interface TrialQueue {

    /** Returns the next trial; none if there is nothing to try, at all or until results of others come back. */
    Optional<Trial> next();

    /** Takes note of what came of a trial that was handed out. */
    void learn(Attempt attempt);

    /** Ends the search: says of the candidates that were not tried why that is so. */
    default void close() {}

    /** Returns the tests to keep of those that have shown bugs. */
    List<Attempt> best();
}
