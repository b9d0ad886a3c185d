package io.snarl.core.kind;

import java.util.Comparator;

/**
 * What a trial promises, to put it in order among those of all kinds of bugs; the greatest promise comes first.
 *
 * @param known whether a bug of the same cause is known already; what is not comes first
 * @param turns how often the candidate has had its turn before; what is new comes first
 * @param severity how bad the bug would be
 */
public record Promise(boolean known, int turns, Severity severity) implements Comparable<Promise> {

    private static final Comparator<Promise> ORDER = Comparator.comparing(Promise::known)
            .thenComparingInt(Promise::turns)
            .thenComparing(Promise::severity);

    /** How much harm a bug does, the worst first. */
    public enum Severity {
        /** The program goes on no more. */
        DEADLOCK,
        /** A call fails. */
        CRASH,
        /** Data are wrong. */
        WRONG_DATA
    }

    @Override
    public int compareTo(Promise other) {
        return ORDER.compare(this, other);
    }
}
