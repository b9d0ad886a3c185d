package io.snarl.gradle;

import java.util.Map;

/** Something that is made to go wrong. */
interface Fault {

    /** Returns what goes wrong, and where or when. */
    String name();

    /** Returns what is built meanwhile. */
    default FaultPhase phase() {
        return FaultPhase.SYNTHESIS;
    }

    /** Prepares it, and returns what the environment of the build has to have. */
    default Map<String, String> prepare() throws Exception {
        return Map.of();
    }

    /** Does it at its time, on a thread of its own; is interrupted when the build ends. */
    default void strike() throws Exception {}

    /** Undoes what would disturb others, and tells whether it has really happened. */
    boolean end() throws Exception;

    /** Tells whether the build may fail; it then has to say this. */
    default String failure() {
        return null;
    }

    /** Tells whether the findings may lack something, which then has to be told. */
    default boolean maybeLoses() {
        return false;
    }
}
