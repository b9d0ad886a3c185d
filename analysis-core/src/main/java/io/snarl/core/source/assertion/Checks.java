package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.core.source.text.Expr;
import java.util.List;

/** Writes assertions in the style of the project. */
interface Checks {

    /** Returns a statement that something is a value. */
    Expr is(Sight sight, ObservedValue value);

    /** Returns a statement that something ends by an exception of a class, given by its name in the source. */
    Expr fails(Sight sight, String exception);

    /** Returns a statement that something is one of several values. */
    Expr isOneOf(Sight sight, List<Expr> values, String message);

    /** Returns a statement that something is one of the values in a variable. */
    Expr isIn(Sight sight, String allowed, String message);

    /** Tells whether the last two write what they look at more than once, so that it needs a name. */
    boolean repeats();
}
