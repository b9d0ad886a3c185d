package io.snarl.core.source.seed;

/** What sort of member of a class is looked for. */
public enum MemberKind {
    FIELD,
    METHOD,
    CLASS
}
