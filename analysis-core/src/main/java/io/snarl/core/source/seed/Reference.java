package io.snarl.core.source.seed;

import java.util.Optional;

/**
 * A reference from a piece of source to something outside of it.
 *
 * @param owner the binary name of the class meant, or of the class that has the member meant; empty if unknown
 * @param isStatic whether the member meant is static
 * @param start where the name begins in its file, in chars
 * @param variable the variable meant, if it is one
 * @param value the constant that the variable always has, or what makes the array that it has, if the source tells
 */
public record Reference(
        Kind kind,
        String name,
        String owner,
        boolean isStatic,
        int start,
        int end,
        Optional<FreeName> variable,
        Optional<SeedPiece> value) {

    /** What is named. */
    public enum Kind {
        VARIABLE,
        METHOD,
        TYPE,
        STATIC_IMPORT,
        /** The object of the seed test, of which a method is called or referred to. */
        OWN_METHOD,
        /** The object of the seed test itself, or something that was not found. */
        UNSHARABLE
    }
}
