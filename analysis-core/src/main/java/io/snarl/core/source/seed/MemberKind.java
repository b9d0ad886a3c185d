package io.snarl.core.source.seed;

/** The kind of a class member. */
public enum MemberKind {
    FIELD,
    METHOD,
    CLASS
}
