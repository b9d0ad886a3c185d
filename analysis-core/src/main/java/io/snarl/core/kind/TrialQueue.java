package io.snarl.core.kind;

import java.util.List;
import java.util.Optional;

/**
 * Hands out trials of one kind of bug, the most promising first, and learns from what came of them.
 *
 * <p>How many are run at once, and when, is not its business: whoever runs them may take one or many before telling what came of any.
 */
public interface TrialQueue {

    /** Returns what the next trial promises; none if there is nothing to try, at all or until results of others come back. */
    Optional<Promise> promise();

    /** Returns the next trial; none if, other than it seemed, there is nothing to try. */
    Optional<Trial> next();

    /** Takes note of what came of a trial that was handed out. */
    void learn(Attempt attempt);

    /** Returns how many candidates may still be tried. */
    int open();

    /** Ends the search: says of the candidates that were not tried why that is so. */
    default void close() {}

    /** Returns the tests to keep of those that have shown bugs. */
    List<Attempt> best();
}
