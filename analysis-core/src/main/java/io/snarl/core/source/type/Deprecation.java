package io.snarl.core.source.type;

/** Whether a compiler warns of a use. */
public enum Deprecation {
    NONE,
    DEPRECATED,
    FOR_REMOVAL
}
