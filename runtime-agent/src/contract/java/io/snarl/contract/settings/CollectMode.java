package io.snarl.contract.settings;

import io.snarl.contract.json.JsonLine;

/** The kind of bug that is collected from a test; other failures are only mentioned. */
public enum CollectMode {
    /** The first failure ends the search. */
    NOTHING,
    /** All deadlocks. */
    DEADLOCKS,
    /** All outcomes that no sequential order of a test's parallel calls has. */
    VIOLATIONS;

    /** The option of the lab's program that is followed by the word of a mode. */
    public static final String OPTION = "--collect";

    /** Returns the word by which the lab is told. */
    public String word() {
        return JsonLine.word(this);
    }

    /**
     * Returns the mode with a word.
     *
     * @throws IllegalArgumentException if nothing of that name can be collected
     */
    public static CollectMode named(String word) {
        for (CollectMode mode : values()) {
            if (mode != NOTHING && mode.word().equals(word)) {
                return mode;
            }
        }
        throw new IllegalArgumentException("The Snarl agent is to collect '" + word + "', but can only collect '"
                + DEADLOCKS.word() + "' or '" + VIOLATIONS.word() + "'.");
    }
}
