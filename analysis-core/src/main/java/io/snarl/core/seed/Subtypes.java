package io.snarl.core.seed;

/** Knows which classes are subtypes of which others, all given by their binary names. */
public interface Subtypes {

    /** Tells whether a class is another one or a subtype of it; no if it is not known. */
    boolean isSubtype(String className, String supertype);
}
