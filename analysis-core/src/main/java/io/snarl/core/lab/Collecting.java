package io.snarl.core.lab;

import java.util.Locale;

/** What the lab looks for in tests. */
public enum Collecting {
    DEADLOCKS,
    VIOLATIONS;

    /** Returns the word by which the lab is told. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
