package io.snarl.core.seed;

/** Decides whether a class is a subtype of another, by their binary names. */
public interface Subtypes {

    /** Tells whether a class is another one or a subtype of it; no if it is not known. */
    boolean isSubtype(String className, String supertype);
}
